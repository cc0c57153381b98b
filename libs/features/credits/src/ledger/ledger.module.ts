import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditBalanceEntity } from './credit-balance.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerService } from './ledger.service.js';

/** Balances and ledger alone, for commands that move no credits of calls. */
@Module({
  imports: [TypeOrmModule.forFeature([CreditBalanceEntity, LedgerEntryEntity])],
  providers: [LedgerService],
  exports: [LedgerService],
})
export class LedgerModule {}
