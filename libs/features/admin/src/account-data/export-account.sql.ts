import type { Readable } from 'node:stream';
import type { AccountTable } from '@capstan/platform-core';
import { to as copyTo } from 'pg-copy-streams';
import type { PoolClient } from 'pg';

/** CSV with a quote and a delimiter that JSON escapes: each row is one line of JSON as it is. */
const PLAIN_LINES = `(FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`;

/** Streams the rows of an account, as one JSON object a line. @param accountId a UUID: COPY takes no parameters. */
export function copyRows(
  client: Pick<PoolClient, 'query'>,
  { name, rows, hidden = [] }: AccountTable,
  accountId: string,
): Readable {
  const columns = hidden.map((column) => `'${column}'`).join(', ');
  const where = rows.replaceAll('$1', `'${accountId}'::uuid`);
  return client.query(
    copyTo(
      `COPY (SELECT to_jsonb(t) - ARRAY[${columns}]::text[] FROM ${name} t WHERE ${where}) TO STDOUT ${PLAIN_LINES}`,
    ),
  );
}
