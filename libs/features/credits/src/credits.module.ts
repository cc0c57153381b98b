import { Module } from '@nestjs/common';
import { CreditsLedgerModule } from './credits-ledger.module.js';
import { CreditsController } from './http/credits.controller.js';

/** The HTTP routes for the caller's credits. */
@Module({
  imports: [CreditsLedgerModule],
  controllers: [CreditsController],
  exports: [CreditsLedgerModule],
})
export class CreditsModule {}
