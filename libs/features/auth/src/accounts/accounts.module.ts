import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account.entity.js';
import { AccountsReader } from './accounts.reader.js';
import { AccountsRepository } from './accounts.repository.js';

/** Accounts only, for every process. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  providers: [AccountsRepository, AccountsReader],
  exports: [AccountsRepository, AccountsReader],
})
export class AccountsModule {}
