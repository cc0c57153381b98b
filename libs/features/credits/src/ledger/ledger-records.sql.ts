import type { Queryable } from '@capstan/platform-core';
import type { LedgerKind } from './ledger-entry.js';

/**
 * Replaces the ledger entries of an account by their sum for each kind, without keys, subjects, reasons and times. The trigger
 * that keeps the ledger append-only allows it for the account that the transaction names as `capstan.deleted_account`.
 */
export async function sumUpLedger(transaction: Queryable, accountId: string): Promise<void> {
  await transaction.query(
    `DELETE FROM spending_groups WHERE spending_group_id IN (
       SELECT spending_group_id FROM ledger_entries WHERE account_id = $1
       UNION SELECT spending_group_id FROM api_keys WHERE account_id = $1)`,
    [accountId],
  );
  const sums = await transaction.query<{ kind: LedgerKind; amount: number }[]>(
    `WITH gone AS (DELETE FROM ledger_entries WHERE account_id = $1 RETURNING kind, amount)
     SELECT kind, sum(amount)::bigint AS amount FROM gone GROUP BY kind HAVING sum(amount) <> 0`,
    [accountId],
  );
  await transaction.query(
    `INSERT INTO ledger_entries (account_id, kind, subject, amount, reason, actor)
     SELECT $1::uuid, kind, 'deleted_account:' || $1::uuid::text, amount, 'Sum of a deleted account', 'system'
     FROM unnest($2::text[], $3::bigint[]) AS s (kind, amount)`,
    [accountId, sums.map(({ kind }) => kind), sums.map(({ amount }) => amount)],
  );
}
