import type { Queryable } from '@capstan/platform-core';

/** Returns the milliseconds since an attempt was recorded; undefined if there is no such attempt. */
export async function ageOfAttemptMs(
  database: Queryable,
  messageId: string,
  number: number,
): Promise<number | undefined> {
  const [row] = await database.query<{ ageMs: number }[]>(
    `SELECT extract(epoch FROM clock_timestamp() - started_at)::float8 * 1000 AS "ageMs"
     FROM message_attempts WHERE message_id = $1 AND number = $2`,
    [messageId, number],
  );
  return row?.ageMs;
}
