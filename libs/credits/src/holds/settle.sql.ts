/**
 * Ends holds: books the charge, returns the rest. A hold that is gone (undone by the reaper) books nothing.
 * Locks accounts before keys, each in the order of ids, as reserving does.
 * $1..$3: hold, charge, subject of each item. Answers the holds that were found.
 */
export const SETTLE = `
WITH item AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[]) AS t (hold_id, charge, subject)
), hold AS (
  DELETE FROM holds h USING item WHERE h.id = item.hold_id
  RETURNING h.id, h.account_id, h.key_id, h.amount, h.capped, h.details, h.created_at,
    least(item.charge, h.amount) AS charge, item.subject
), account AS MATERIALIZED (
  SELECT account_id FROM credit_balances
  WHERE account_id IN (SELECT account_id FROM hold) ORDER BY account_id FOR UPDATE
), key AS MATERIALIZED (
  SELECT key_id FROM key_spending
  WHERE key_id IN (SELECT key_id FROM hold WHERE capped) AND (SELECT count(*) FROM account) >= 0
  ORDER BY key_id FOR UPDATE
), booked AS (
  INSERT INTO ledger_entries (account_id, key_id, kind, subject, amount)
  SELECT account_id, key_id, 'charge', subject, -charge FROM hold WHERE charge > 0
), returned AS (
  UPDATE credit_balances b SET balance = b.balance + s.amount - s.charge, held = b.held - s.amount
  FROM (SELECT account_id, sum(amount) AS amount, sum(charge) AS charge FROM hold GROUP BY account_id) s
    JOIN account USING (account_id)
  WHERE b.account_id = s.account_id
), freed AS (
  UPDATE key_spending k SET spent = k.spent + s.charge, held = k.held - s.amount
  FROM (SELECT key_id, sum(amount) AS amount, sum(charge) AS charge FROM hold WHERE capped GROUP BY key_id) s
    JOIN key USING (key_id)
  WHERE k.key_id = s.key_id
)
SELECT id, account_id, key_id, charge, details, created_at FROM hold`;

/** Holds of processes whose lease ended; a lock held elsewhere means somebody is ending the hold already. */
export const ORPHANED_HOLDS = `
SELECT h.id FROM holds h LEFT JOIN process_leases l ON l.id = h.lease_id
WHERE l.id IS NULL OR l.expires_at < now()
ORDER BY h.created_at LIMIT 500`;
