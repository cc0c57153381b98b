import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { CREDIT_EVENTS } from './events/credit-events.js';
import { ChargeEvents } from './holds/charge-events.js';
import { HoldEntity } from './holds/hold.entity.js';
import { HoldsService } from './holds/holds.service.js';
import { OrphanedHolds } from './holds/orphaned-holds.js';
import { SpendingGroupEntity } from './holds/spending-group.entity.js';
import { ProcessLeaseEntity } from './leases/process-lease.entity.js';
import { ProcessLease } from './leases/process-lease.js';
import { LedgerModule } from './ledger/ledger.module.js';

/** Balances, ledger and holds, without HTTP: for every process that moves credits. */
@Module({
  imports: [
    LedgerModule,
    DomainEventsModule.forFeature(CREDIT_EVENTS),
    TypeOrmModule.forFeature([HoldEntity, SpendingGroupEntity, ProcessLeaseEntity]),
  ],
  providers: [ChargeEvents, HoldsService, OrphanedHolds, ProcessLease],
  exports: [LedgerModule, HoldsService, OrphanedHolds, ProcessLease],
})
export class CreditsLedgerModule {}
