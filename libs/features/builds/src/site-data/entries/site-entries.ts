import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Refusal } from '../refusal.js';
import { AccountRoom, type EntryChange } from './account-room.js';
import { sizeOf } from './read-entry.js';
import {
  type Capacities,
  ENTRY_COLUMNS,
  type EntryRow,
  type EntryScope,
  type NewEntry,
  type SiteEntry,
  toEntry,
} from './site-entry.js';

const MAX_ENTRIES = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Entries of a scope: `$1` site, `$2` collection, `$3` hash of the space or null. */
const IN_SCOPE = 'site_id = $1 AND collection = $2 AND ($3::bytea IS NULL OR space_hash = $3)';

/**
 * Writes entries, one at a time for a site: the row that counts what its entries take is locked first, so what is
 * checked after it stays true until the entry is in.
 */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly account: AccountRoom,
  ) {}

  /** @throws Refusal `taken`, `full` or `too_many`. */
  add(scope: EntryScope, entry: NewEntry, capacities: Capacities): Promise<SiteEntry> {
    return this.dataSource.transaction(async (manager) => {
      const sizeBytes = sizeOf(entry.data);
      await this.takeRoom(manager, scope.siteId, { entries: 1, bytes: sizeBytes });
      await requireRoom(manager, scope, { ...entry, id: null }, capacities);
      const [row] = await manager.query<EntryRow[]>(
        `INSERT INTO site_entries
           (site_id, collection, space_hash, data, size_bytes, unique_value, amount, code, referred_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
           (SELECT id FROM site_entries WHERE ${IN_SCOPE} AND code = $9))
         RETURNING ${ENTRY_COLUMNS}`,
        [...of(scope), entry.data, sizeBytes, entry.uniqueValue, entry.amount, entry.code, entry.referrer],
      );
      return toEntry(row as EntryRow);
    });
  }

  /**
   * Changes an entry.
   * @param change makes the new values of the present ones; it may refuse.
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
      await lockSite(manager, scope.siteId);
      const [before] = await manager.query<(EntryRow & { size_bytes: number })[]>(
        `SELECT ${ENTRY_COLUMNS}, size_bytes FROM site_entries WHERE ${IN_SCOPE} AND id = $4 FOR UPDATE`,
        [...of(scope), id],
      );
      if (!before) throw new Refusal('unknown');
      const changed = options.change(before.data);
      const sizeBytes = sizeOf(changed.data);
      await this.takeRoom(manager, scope.siteId, { entries: 0, bytes: sizeBytes - before.size_bytes });
      await requireRoom(manager, scope, { ...changed, id }, options.capacities);
      const [[row]] = await manager.query<[EntryRow[], number]>(
        `UPDATE site_entries SET data = $2, size_bytes = $3, unique_value = $4, amount = $5, updated_at = now()
         WHERE id = $1 RETURNING ${ENTRY_COLUMNS}`,
        [id, changed.data, sizeBytes, changed.uniqueValue, changed.amount],
      );
      return toEntry(row as EntryRow);
    });
  }

  /** @returns whether there was such an entry in the scope. */
  remove(scope: EntryScope, id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockSite(manager, scope.siteId);
      const [[removed]] = await manager.query<[{ size_bytes: number }[], number]>(
        `DELETE FROM site_entries WHERE ${IN_SCOPE} AND id = $4 RETURNING size_bytes`,
        [...of(scope), id],
      );
      if (!removed) return false;
      await this.takeRoom(manager, scope.siteId, { entries: -1, bytes: -removed.size_bytes });
      return true;
    });
  }

  /** Counts what is added or taken away; locks the counts of the site and its account until the end of the transaction. */
  private async takeRoom(manager: EntityManager, siteId: string, more: EntryChange): Promise<void> {
    await manager.query('INSERT INTO site_data_usage (site_id) VALUES ($1) ON CONFLICT DO NOTHING', [siteId]);
    const [[usage]] = await manager.query<[EntryChange[], number]>(
      `UPDATE site_data_usage SET entries = entries + $2, bytes = bytes + $3 WHERE site_id = $1
       RETURNING entries, bytes`,
      [siteId, more.entries, more.bytes],
    );
    const isMore = more.entries > 0 || more.bytes > 0;
    if (isMore && usage && (usage.entries > MAX_ENTRIES || usage.bytes > MAX_BYTES)) {
      throw new Refusal('too_many');
    }
    await this.account.take(manager, siteId, more);
  }
}

const of = ({ siteId, collection, spaceHash }: EntryScope): unknown[] => [siteId, collection, spaceHash];

async function lockSite(manager: EntityManager, siteId: string): Promise<void> {
  await manager.query('SELECT FROM site_data_usage WHERE site_id = $1 FOR UPDATE', [siteId]);
}

/** @param entry.id of the entry that is changed, which does not count against itself. */
async function requireRoom(
  manager: EntityManager,
  scope: EntryScope,
  entry: Pick<NewEntry, 'uniqueValue' | 'amount'> & { id: string | null },
  { perValue, total }: Capacities,
): Promise<void> {
  const others = `FROM site_entries WHERE ${IN_SCOPE} AND ($4::uuid IS NULL OR id <> $4)`;
  if (perValue !== null && entry.uniqueValue !== null) {
    const [same] = await manager.query<{ entries: number }[]>(
      `SELECT count(*) AS entries ${others} AND unique_value = $5`,
      [...of(scope), entry.id, entry.uniqueValue],
    );
    if ((same?.entries ?? 0) >= perValue) throw new Refusal('taken');
  }
  if (total !== null) {
    const [all] = await manager.query<{ amount: number }[]>(
      `SELECT coalesce(sum(amount), 0)::bigint AS amount ${others}`,
      [...of(scope), entry.id],
    );
    if ((all?.amount ?? 0) + entry.amount > total) throw new Refusal('full');
  }
}
