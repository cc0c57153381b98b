import { Injectable } from '@nestjs/common';
import { isUuid } from '@capstan/platform-http';
import type { Account } from './account.js';
import { AccountsRepository } from './accounts.repository.js';

/** Reads accounts, in processes that do not change them. */
@Injectable()
export class AccountsReader {
  constructor(private readonly accounts: AccountsRepository) {}

  async find(id: string): Promise<Account | null> {
    return isUuid(id) ? this.accounts.find(id) : null;
  }

  /** Case-insensitive. */
  async findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findByEmail(email.trim());
  }

  /** Whether a key of the account with the scope `admin` works now. */
  async hasAdminKey(id: string): Promise<boolean> {
    return isUuid(id) && this.accounts.hasAdminKey(id);
  }
}
