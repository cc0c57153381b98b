import { Module } from '@nestjs/common';
import { HoldsService } from './holds/holds.service.js';
import { OrphanedHolds } from './holds/orphaned-holds.js';
import { ProcessLease } from './leases/process-lease.js';
import { LedgerService } from './ledger/ledger.service.js';

/** Balances, ledger and holds, without HTTP: for every process that moves credits. */
@Module({
  providers: [HoldsService, OrphanedHolds, LedgerService, ProcessLease],
  exports: [HoldsService, OrphanedHolds, LedgerService, ProcessLease],
})
export class CreditsLedgerModule {}
