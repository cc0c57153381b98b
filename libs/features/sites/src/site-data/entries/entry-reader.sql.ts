import type { Queryable } from '@capstan/platform-core';
import { IN_SCOPE, scopeParameters } from './entry-scope.sql.js';
import { ENTRY_COLUMNS, type EntryRow, type EntryScope } from './site-entry.js';

/** A position on a waiting list. */
export interface WaitingListPosition {
  /** From 1. Ordered by number of referrals, then by time. */
  position: number;
  referrals: number;
}

/** Reads the newest entries of a scope, newest first. */
export function readNewestEntries(
  database: Queryable,
  scope: EntryScope,
  limit: number,
): Promise<EntryRow[]> {
  return database.query<EntryRow[]>(
    `SELECT ${ENTRY_COLUMNS} FROM site_entries WHERE ${IN_SCOPE} ORDER BY number DESC LIMIT $4`,
    [...scopeParameters(scope), limit],
  );
}

/** Sums the amounts of the entries of a scope. */
export async function sumAmounts(database: Queryable, scope: EntryScope): Promise<number> {
  const [row] = await database.query<{ amount: number }[]>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM site_entries WHERE ${IN_SCOPE}`,
    scopeParameters(scope),
  );
  return row?.amount ?? 0;
}

/** Reads values of the unique field that have reached a capacity, and how much of it is used, sorted by their bytes. */
export async function readTakenValues(
  database: Queryable,
  scope: EntryScope,
  {
    capacity,
    countsAmounts,
    from,
    limit,
  }: { capacity: number; countsAmounts: boolean; from: string; limit: number },
): Promise<{ value: string; used: number }[]> {
  const use = countsAmounts ? 'sum(amount)' : 'count(*)';
  return database.query<{ value: string; used: number }[]>(
    `SELECT unique_value AS value, (${use})::bigint AS used FROM site_entries
     WHERE ${IN_SCOPE} AND unique_value COLLATE "C" >= $4
     GROUP BY unique_value HAVING ${use} >= $5 ORDER BY unique_value COLLATE "C" LIMIT $6`,
    [...scopeParameters(scope), from, capacity, limit],
  );
}

/** Reads the position of the entry with a referral code; null for an unknown code. */
export async function readStanding(
  database: Queryable,
  scope: EntryScope,
  code: string,
): Promise<WaitingListPosition | null> {
  const [row] = await database.query<WaitingListPosition[]>(
    `WITH entries AS (SELECT id, number, code, referred_by FROM site_entries WHERE ${IN_SCOPE}),
     standing AS (
       SELECT e.code, row_number() OVER (ORDER BY count(r.id) DESC, e.number) AS position, count(r.id) AS referrals
       FROM entries e LEFT JOIN entries r ON r.referred_by = e.id GROUP BY e.id, e.number, e.code
     )
     SELECT position, referrals FROM standing WHERE code = $4`,
    [...scopeParameters(scope), code],
  );
  return row ?? null;
}
