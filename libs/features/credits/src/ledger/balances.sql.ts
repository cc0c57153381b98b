import type { Queryable } from '@capstan/platform-core';
import type { Balance } from './ledger-entry.js';

const NO_CREDITS: Balance = { balance: 0, held: 0, overageLimit: 0 };

/** Reads the balances of accounts, in their order; zero for one that never had credits. */
export async function readBalances(database: Queryable, accountIds: readonly string[]): Promise<Balance[]> {
  const rows = await database.query<(Balance & { accountId: string })[]>(
    `SELECT account_id AS "accountId", balance, held, overage_limit AS "overageLimit"
     FROM credit_balances WHERE account_id = ANY ($1::uuid[])`,
    [[...new Set(accountIds)]],
  );
  const known = new Map(rows.map(({ accountId, ...balance }) => [accountId, balance]));
  return accountIds.map((id) => known.get(id) ?? NO_CREDITS);
}
