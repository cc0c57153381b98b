import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AccountLimitsConfig, accountLimitsConfig } from '../../account-limits.config.js';
import { Refusal } from '../refusal.js';
import type { EntryChange } from './entry-change.js';
import { addToAccountUsage, openAccountUsage } from './entry-usage.sql.js';

/** Storage of the entries on all sites of an account, and its limit. */
@Injectable()
export class AccountRoom {
  constructor(@Inject(accountLimitsConfig.token) private readonly limits: AccountLimitsConfig) {}

  /**
   * Adds a change to the account's count; locks it until the end of the transaction.
   * @throws Refusal `too_many` above the limit.
   */
  async take(manager: EntityManager, siteId: string, more: EntryChange): Promise<void> {
    await openAccountUsage(manager, siteId);
    const usage = await addToAccountUsage(manager, siteId, more);
    if (!usage || (more.entries <= 0 && more.bytes <= 0)) return;
    const { entries, entryBytes } = this.limits;
    if (usage.entries <= entries && usage.bytes <= entryBytes) return;
    throw new Refusal('too_many', null, {
      message: `No more entries can be stored: the sites of one owner may hold ${entries} of at most ${entryBytes / 1024 / 1024} MB together. The owner can delete entries to free space.`,
    });
  }
}
