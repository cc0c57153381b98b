import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AccountLimitsConfig, accountLimitsConfig } from '../../companies/account-limits.config.js';
import { Refusal } from '../refusal.js';
import type { EntryChange } from './entry-change.js';
import { addToAccountUsage, openAccountUsage } from './entry-usage.sql.js';

/** Storage of the entries on all sites of an account, and its limit. */
@Injectable()
export class AccountEntryStorage {
  constructor(@Inject(accountLimitsConfig.token) private readonly limits: AccountLimitsConfig) {}

  /**
   * Counts a change for the account of a site; locks the account's count until the end of the transaction.
   * @returns the account.
   * @throws Refusal `too_many` for more than there may be.
   */
  async take(manager: EntityManager, siteId: string, more: EntryChange): Promise<string> {
    await openAccountUsage(manager, siteId);
    const usage = await addToAccountUsage(manager, siteId, more);
    if (more.entries <= 0 && more.bytes <= 0) return usage.accountId;
    const { entries, entryBytes } = this.limits;
    if (usage.entries <= entries && usage.bytes <= entryBytes) return usage.accountId;
    throw new Refusal('too_many', null, {
      message: `No more entries can be stored: the sites of one owner may hold ${entries} of at most ${entryBytes / 1024 / 1024} MB together. The owner can delete entries to free space.`,
    });
  }
}
