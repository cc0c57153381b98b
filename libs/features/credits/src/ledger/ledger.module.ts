import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditBalanceEntity } from './credit-balance.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerRecords } from './ledger-records.js';
import { LedgerService } from './ledger.service.js';

/** Balances and ledger only, for commands that do not charge calls. */
@Module({
  imports: [TypeOrmModule.forFeature([CreditBalanceEntity, LedgerEntryEntity])],
  providers: [LedgerService, LedgerRecords],
  exports: [LedgerService],
})
export class LedgerModule {}
