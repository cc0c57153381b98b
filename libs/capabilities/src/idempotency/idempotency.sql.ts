/**
 * Marks a key as running for this call, or takes over a mark whose answer expired or whose process is gone.
 * $1..$6: account, route, key, body hash, call id, lease. No row: the key is in use; read it.
 * `previous_call_id` names the dead call that was taken over.
 */
export const BEGIN = `
WITH previous AS (
  SELECT call_id FROM idempotency_keys WHERE account_id = $1 AND route = $2 AND key = $3 FOR UPDATE
)
INSERT INTO idempotency_keys AS mark (account_id, route, key, body_hash, call_id, lease_id, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, now() + interval '24 hours')
ON CONFLICT (account_id, route, key) DO UPDATE SET
  body_hash = excluded.body_hash, call_id = excluded.call_id, lease_id = excluded.lease_id,
  answer = NULL, expires_at = excluded.expires_at
WHERE mark.expires_at < now()
  OR (mark.answer IS NULL AND mark.body_hash = excluded.body_hash AND NOT EXISTS (
    SELECT FROM process_leases l WHERE l.id = mark.lease_id AND l.expires_at > now()))
RETURNING (SELECT call_id FROM previous) AS previous_call_id`;

export const READ = `
SELECT body_hash, answer FROM idempotency_keys WHERE account_id = $1 AND route = $2 AND key = $3`;

/** Stores answers. Conditional on the call: a call that lost its mark stores nothing. $1, $2: call ids, answers. */
export const COMPLETE = `
UPDATE idempotency_keys k SET answer = item.answer, lease_id = NULL
FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[]) AS item (call_id, answer, account_id, route, key)
WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
  AND k.call_id = item.call_id AND k.answer IS NULL`;

/** Forgets the marks of failed calls, so that the same key can be used again. */
export const FORGET = `
DELETE FROM idempotency_keys k
USING unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS item (call_id, account_id, route, key)
WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
  AND k.call_id = item.call_id AND k.answer IS NULL`;
