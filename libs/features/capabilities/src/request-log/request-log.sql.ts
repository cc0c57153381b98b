import type { Queryable } from '@capstan/platform-core';

interface Counts {
  calls: number;
  succeeded: number;
  credits: number;
}

/** Calls and credits of one day and capability. */
export interface UsageLine extends Counts {
  date: string;
  capability: string;
}

/** Calls and credits of one key. */
export interface KeyUsage extends Counts {
  key_id: string;
}

/** Whose calls are counted, `to` exclusive. */
export interface UsageScope {
  accountId: string;
  /** Only calls with this key. */
  keyId?: string | undefined;
  from: Date;
  to: Date;
}

/** Sums up calls by UTC day and capability, newest day first, and by key, the most expensive first. */
export async function readUsage(
  database: Queryable,
  { accountId, keyId, from, to }: UsageScope,
): Promise<{ lines: UsageLine[]; byKey: KeyUsage[] }> {
  const rows = await database.query<(UsageLine & { key_id: string | null })[]>(
    `SELECT date, capability, key_id, count(*)::int AS calls, count(*) FILTER (WHERE status < 400)::int AS succeeded,
       sum(credits)::bigint AS credits
     FROM (
       SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, capability, key_id, status, credits
       FROM requests WHERE account_id = $1 AND started_at >= $2 AND started_at < $3 AND ($4::uuid IS NULL OR key_id = $4)
     ) call
     GROUP BY GROUPING SETS ((date, capability), (key_id))
     ORDER BY date DESC, capability, credits DESC, calls DESC, key_id`,
    [accountId, from, to, keyId ?? null],
  );
  return {
    lines: rows.flatMap(({ key_id: id, ...line }) => (id === null ? [line] : [])),
    byKey: rows.flatMap(({ key_id: id, calls, succeeded, credits }) =>
      id === null ? [] : [{ key_id: id, calls, succeeded, credits }],
    ),
  };
}
