import { type Queryable, prepared } from '@capstan/platform-core';
import type { HoldRequest } from './hold.js';

/** Outcome of a reservation; if denied, the limits it was compared with. */
export type Verdict =
  | { granted: true }
  | { granted: false; balance: number; overage_limit: number; key_remaining: number | null };

/**
 * Takes the price of each item from its account's balance, and from what its key may still spend, in one
 * statement for a whole group. A key's cap bounds what its spending group has spent and holds, so that keys
 * that replace or create each other share one total.
 *
 * An item that would not fit alone is denied and takes no room. Of the others each is granted if those before
 * it, denied ones included, leave room for it: the first always is, and the caller retries items that a
 * denied one crowded out.
 *
 * Rows are locked in the order of their ids, accounts before spending groups, so that two statements never
 * deadlock.
 * @param leaseId of the process.
 */
export function reserveGroup(
  database: Queryable,
  items: readonly HoldRequest[],
  leaseId: string,
): Promise<Verdict[]> {
  return database.query<Verdict[]>(RESERVE, [
    items.map((item) => item.id),
    items.map((item) => item.accountId),
    items.map((item) => item.keyId),
    items.map((item) => item.spendingGroupId),
    items.map((item) => item.amountCredits),
    items.map((item) => item.keyCapCredits),
    items.map((item) => JSON.stringify(item.details)),
    leaseId,
  ]);
}

const RESERVE = prepared(
  'holds.reserve',
  `WITH item AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[], $7::jsonb[])
    WITH ORDINALITY AS t (id, account_id, key_id, spending_group_id, amount, cap, details, place)
), account AS MATERIALIZED (
  SELECT account_id, balance, overage_limit FROM credit_balances
  WHERE account_id IN (SELECT account_id FROM item) ORDER BY account_id FOR UPDATE
), spending AS MATERIALIZED (
  SELECT spending_group_id, spent, held FROM spending_groups
  WHERE spending_group_id IN (SELECT spending_group_id FROM item WHERE cap IS NOT NULL)
    AND (SELECT count(*) FROM account) >= 0
  ORDER BY spending_group_id FOR UPDATE
), facing AS MATERIALIZED (
  SELECT item.*,
    coalesce(account.balance, 0) AS balance,
    coalesce(account.overage_limit, 0) AS overage_limit,
    item.cap - spending.spent - spending.held AS key_remaining,
    account.account_id IS NOT NULL AND amount <= account.balance + account.overage_limit
      AND (cap IS NULL OR amount <= item.cap - spending.spent - spending.held) AS fits
  FROM item LEFT JOIN account USING (account_id) LEFT JOIN spending USING (spending_group_id)
), judged AS MATERIALIZED (
  SELECT *,
    fits
      AND sum(amount) FILTER (WHERE fits) OVER (PARTITION BY account_id ORDER BY place)
        <= balance + overage_limit
      AND (cap IS NULL
        OR sum(amount) FILTER (WHERE fits AND cap IS NOT NULL)
          OVER (PARTITION BY spending_group_id ORDER BY place) <= key_remaining) AS granted
  FROM facing
), held AS (
  INSERT INTO holds (id, account_id, key_id, spending_group_id, amount, capped, lease_id, details)
  SELECT id, account_id, key_id, spending_group_id, amount, cap IS NOT NULL, $8::uuid, details
  FROM judged WHERE granted
), charged AS (
  UPDATE credit_balances b SET balance = b.balance - s.total, held = b.held + s.total
  FROM (SELECT account_id, sum(amount) AS total FROM judged WHERE granted GROUP BY account_id) s
  WHERE b.account_id = s.account_id
), counted AS (
  UPDATE spending_groups g SET held = g.held + s.total
  FROM (
    SELECT spending_group_id, sum(amount) AS total FROM judged
    WHERE granted AND cap IS NOT NULL GROUP BY spending_group_id
  ) s
  WHERE g.spending_group_id = s.spending_group_id
)
SELECT granted, balance, overage_limit, key_remaining FROM judged ORDER BY place`,
);

/**
 * Inserts the rows of new spending groups, which RESERVE locks. A separate statement: RESERVE would not see a
 * row that another process inserted after it began.
 */
export async function openSpendingGroups(database: Queryable, groupIds: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO spending_groups (spending_group_id)
     SELECT id FROM unnest($1::uuid[]) AS t (id) ORDER BY id
     ON CONFLICT (spending_group_id) DO NOTHING`,
    [groupIds],
  );
}
