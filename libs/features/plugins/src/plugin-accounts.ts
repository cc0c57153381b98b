import { Injectable } from '@nestjs/common';
import { type Account, AccountsReader } from '@capstan/auth';
import { type AccountSummary, Accounts } from '@capstan/kit';

/** The kit's account service, implemented with AccountsReader. */
@Injectable()
export class PluginAccounts extends Accounts {
  constructor(private readonly accounts: AccountsReader) {
    super();
  }

  override async find(id: string): Promise<AccountSummary | null> {
    return summaryOf(await this.accounts.find(id));
  }

  override async findByEmail(email: string): Promise<AccountSummary | null> {
    return summaryOf(await this.accounts.findByEmail(email));
  }
}

const summaryOf = (account: Account | null): AccountSummary | null =>
  account && {
    id: account.id,
    email: account.email,
    name: account.name,
    isSuspended: account.suspendedAt !== null,
  };
