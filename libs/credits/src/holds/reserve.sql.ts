/**
 * Takes the price of each item from its account's balance, and from what its key may still spend, in one
 * statement for a whole group. An item is granted when all that stands before it in the group, denied ones
 * included, leaves room for it; the caller asks again for items that a denied neighbour crowded out.
 *
 * Rows are locked in the order of their ids, accounts before keys, so that two groups never wait for
 * each other. $1..$7: id, account, key, amount, cap (null: none), details of each item; lease of the process.
 */
export const RESERVE = `
WITH item AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::jsonb[])
    WITH ORDINALITY AS t (id, account_id, key_id, amount, cap, details, place)
), account AS MATERIALIZED (
  SELECT account_id, balance, overage_limit FROM credit_balances
  WHERE account_id IN (SELECT account_id FROM item) ORDER BY account_id FOR UPDATE
), key AS MATERIALIZED (
  SELECT key_id, spent, held FROM key_spending
  WHERE key_id IN (SELECT key_id FROM item WHERE cap IS NOT NULL)
    AND (SELECT count(*) FROM account) >= 0
  ORDER BY key_id FOR UPDATE
), judged AS MATERIALIZED (
  SELECT item.*,
    coalesce(account.balance, 0) AS balance,
    coalesce(account.overage_limit, 0) AS overage_limit,
    item.cap - key.spent - key.held AS key_remaining,
    account.account_id IS NOT NULL
      AND sum(amount) OVER (PARTITION BY item.account_id ORDER BY place) <= balance + overage_limit
      AND (cap IS NULL
        OR sum(amount) OVER (PARTITION BY item.key_id ORDER BY place) <= cap - key.spent - key.held) AS granted
  FROM item LEFT JOIN account USING (account_id) LEFT JOIN key USING (key_id)
), held AS (
  INSERT INTO holds (id, account_id, key_id, amount, capped, lease_id, details)
  SELECT id, account_id, key_id, amount, cap IS NOT NULL, $7::uuid, details FROM judged WHERE granted
), charged AS (
  UPDATE credit_balances b SET balance = b.balance - s.total, held = b.held + s.total
  FROM (SELECT account_id, sum(amount) AS total FROM judged WHERE granted GROUP BY account_id) s
  WHERE b.account_id = s.account_id
), spent AS (
  UPDATE key_spending k SET held = k.held + s.total
  FROM (SELECT key_id, sum(amount) AS total FROM judged WHERE granted AND cap IS NOT NULL GROUP BY key_id) s
  WHERE k.key_id = s.key_id
)
SELECT granted, balance, overage_limit, key_remaining FROM judged ORDER BY place`;

/** A capped key's record starts with what the key spent before it had a cap. */
export const OPEN_KEY_SPENDING = `
INSERT INTO key_spending (key_id, spent)
SELECT k, coalesce((SELECT -sum(amount) FROM ledger_entries WHERE key_id = k AND kind IN ('charge', 'refund')), 0)
FROM unnest($1::uuid[]) AS k
ON CONFLICT (key_id) DO NOTHING`;
