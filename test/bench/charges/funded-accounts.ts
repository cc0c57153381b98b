import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { PLENTY_OF_CREDITS } from '../service/account.js';

const GRANT = `
WITH account AS (
  INSERT INTO credit_balances (account_id, balance) SELECT id, $2 FROM unnest($1::uuid[]) AS id RETURNING account_id
)
INSERT INTO ledger_entries (account_id, kind, subject, amount, reason, actor)
SELECT account_id, 'grant', 'grant:' || account_id || ':bench', $2, 'bench', 'system' FROM account`;

/** Ids of new accounts with sufficient credits. */
export async function fundAccounts(pool: Pool, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await pool.query(GRANT, [ids, PLENTY_OF_CREDITS]);
  return ids;
}

/** Round robin. */
export function inTurn<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => items[next++ % items.length] as T;
}
