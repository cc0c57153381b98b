import { Module } from '@nestjs/common';
import { HoldsService } from './holds/holds.service.js';
import { OrphanedHolds } from './holds/orphaned-holds.js';
import { CreditsController } from './http/credits.controller.js';
import { ProcessLease } from './leases/process-lease.js';
import { LedgerService } from './ledger/ledger.service.js';

/** Balances, ledger and holds, with the account holder's view of them. */
@Module({
  controllers: [CreditsController],
  providers: [HoldsService, OrphanedHolds, LedgerService, ProcessLease],
  exports: [HoldsService, OrphanedHolds, LedgerService, ProcessLease],
})
export class CreditsModule {}
