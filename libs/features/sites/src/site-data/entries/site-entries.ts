import { Injectable } from '@nestjs/common';
import { Outbox } from '@capstan/platform-events';
import { DataSource, type EntityManager } from 'typeorm';
import { entryCreated } from '../../events/domain-events.js';
import { Refusal } from '../refusal.js';
import { AccountEntryStorage } from './account-entry-storage.js';
import type { EntryChange } from './entry-change.js';
import { addToSiteUsage, lockSiteUsage } from './entry-usage.sql.js';
import { sizeOf } from './read-entry.js';
import {
  countSameValue,
  deleteEntry,
  insertEntry,
  lockEntry,
  sumOtherAmounts,
  updateEntry,
} from './site-entries.sql.js';
import {
  type Capacities,
  type EntryScope,
  type NewEntry,
  type SiteEntry,
  capacityOf,
  toEntry,
} from './site-entry.js';

const MAX_ENTRIES = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Writes entries, serialized per site: the usage row is locked first, so that limits are checked exactly. */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly account: AccountEntryStorage,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal `taken`, `full` or `too_many`. */
  add(scope: EntryScope, entry: NewEntry, capacities: Capacities): Promise<SiteEntry> {
    return this.dataSource.transaction(async (manager) => {
      const sizeBytes = sizeOf(entry.data);
      const accountId = await this.reserveSpace(manager, scope.siteId, { entries: 1, bytes: sizeBytes });
      await requireSpace(manager, scope, { ...entry, id: null }, capacities);
      const row = await insertEntry(manager, scope, entry, sizeBytes);
      const { siteId, collection } = scope;
      const event = { site_id: siteId, collection, entry_id: row.id };
      await this.outbox.append(manager, entryCreated.create(accountId, event));
      return toEntry(row);
    });
  }

  /**
   * Changes an entry.
   * @param change computes the new values; may throw a Refusal.
   * @throws Refusal `unknown` for an entry outside of the scope.
   */
  change(
    scope: EntryScope,
    id: string,
    options: {
      capacities: Capacities;
      change: (before: SiteEntry['data']) => Pick<NewEntry, 'data' | 'uniqueValue' | 'amount'>;
    },
  ): Promise<SiteEntry> {
    return this.dataSource.transaction(async (manager) => {
      await lockSiteUsage(manager, scope.siteId);
      const before = await lockEntry(manager, scope, id);
      if (!before) throw new Refusal('unknown');
      const changed = options.change(before.data);
      const sizeBytes = sizeOf(changed.data);
      await this.reserveSpace(manager, scope.siteId, { entries: 0, bytes: sizeBytes - before.size_bytes });
      await requireSpace(manager, scope, { ...changed, id }, options.capacities);
      const row = await updateEntry(manager, id, changed, sizeBytes);
      return toEntry(row);
    });
  }

  /** @returns whether the entry existed in the scope. */
  remove(scope: EntryScope, id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockSiteUsage(manager, scope.siteId);
      const removed = await deleteEntry(manager, scope, id);
      if (!removed) return false;
      await this.reserveSpace(manager, scope.siteId, { entries: -1, bytes: -removed.size_bytes });
      return true;
    });
  }

  /**
   * Updates the counts of entries; locks the counts of the site and its account until the end of the transaction.
   * @returns the account.
   */
  private async reserveSpace(manager: EntityManager, siteId: string, more: EntryChange): Promise<string> {
    const usage = await addToSiteUsage(manager, siteId, more);
    const isMore = more.entries > 0 || more.bytes > 0;
    if (isMore && usage && (usage.entries > MAX_ENTRIES || usage.bytes > MAX_BYTES)) {
      throw new Refusal('too_many');
    }
    return this.account.take(manager, siteId, more);
  }
}

/** @param entry.id of the entry that is changed, which does not count against itself. */
async function requireSpace(
  manager: EntityManager,
  scope: EntryScope,
  entry: Pick<NewEntry, 'uniqueValue' | 'amount'> & { id: string | null },
  capacities: Capacities,
): Promise<void> {
  const { countsAmounts, total } = capacities;
  const room = entry.uniqueValue === null ? null : capacityOf(capacities, entry.uniqueValue);
  if (room !== null && entry.uniqueValue !== null) {
    const { uniqueValue, id: exceptId } = entry;
    const used = await countSameValue(manager, scope, { uniqueValue, countsAmounts, exceptId });
    if (used >= room) throw new Refusal('taken');
    if (countsAmounts && used + entry.amount > room) throw new Refusal('full');
  }
  if (total !== null) {
    const amount = await sumOtherAmounts(manager, scope, entry.id);
    if (amount + entry.amount > total) throw new Refusal('full');
  }
}
