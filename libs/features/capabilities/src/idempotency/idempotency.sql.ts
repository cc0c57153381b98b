/** Marks a key that nobody uses as running for this call. $1..$6: account, route, key, body hash, call id, lease. */
export const CLAIM = `
INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, lease_id, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, now() + interval '24 hours')
ON CONFLICT (account_id, route, key) DO NOTHING RETURNING call_id`;

/** A mark that nobody will come back for: its answer has expired, or its call has no lease that lives. */
const IS_ABANDONED = `CASE WHEN mark.answer IS NOT NULL THEN mark.expires_at < now() ELSE NOT EXISTS (
    SELECT FROM process_leases l WHERE l.id = mark.lease_id AND l.expires_at > now()) END`;

/** What is known of a key in use. $1..$3: account, route, key. */
export const READ = `
SELECT body_hash, answer, call_id, lease_id, ${IS_ABANDONED} AS is_abandoned
FROM idempotency_keys AS mark WHERE account_id = $1 AND route = $2 AND key = $3`;

/**
 * Takes over an abandoned mark, whatever request it was for. Parameters as of CLAIM. No row: somebody else was
 * faster. `previous_call_id` names the dead call; it is read before the mark changes, since a row that its own statement
 * has changed can no longer be locked.
 */
export const TAKE_OVER = `
WITH previous AS (
  SELECT call_id FROM idempotency_keys WHERE account_id = $1 AND route = $2 AND key = $3 FOR UPDATE
)
INSERT INTO idempotency_keys AS mark (account_id, route, key, body_hash, call_id, lease_id, expires_at)
SELECT $1::uuid, $2::text, $3::text, $4::bytea, $5::uuid, $6::uuid, now() + interval '24 hours'
WHERE (SELECT count(*) FROM previous) >= 0
ON CONFLICT (account_id, route, key) DO UPDATE SET
  body_hash = excluded.body_hash, call_id = excluded.call_id, lease_id = excluded.lease_id,
  answer = NULL, expires_at = excluded.expires_at
WHERE ${IS_ABANDONED}
RETURNING (SELECT call_id FROM previous) AS previous_call_id`;

/** Stores answers. Conditional on the call: a call that lost its mark stores nothing. $1, $2: call ids, answers. */
export const COMPLETE = `
UPDATE idempotency_keys k SET answer = item.answer, lease_id = NULL
FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[]) AS item (call_id, answer, account_id, route, key)
WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
  AND k.call_id = item.call_id AND k.answer IS NULL`;

/** Calls whose answer is stored. $1..$4: call ids, accounts, routes, keys. */
export const ANSWERED = `
SELECT k.call_id FROM idempotency_keys k
JOIN unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS item (call_id, account_id, route, key)
  USING (call_id, account_id, route, key)
WHERE k.answer IS NOT NULL`;

/**
 * Forgets the marks of failed calls, so that the same key can be used again. $1..$4: call ids, accounts, routes, keys;
 * $5: a lease whose marks stay, or null.
 */
export const FORGET = `
DELETE FROM idempotency_keys k
USING unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS item (call_id, account_id, route, key)
WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
  AND k.call_id = item.call_id AND k.answer IS NULL AND k.lease_id IS DISTINCT FROM $5::uuid`;

/** Expired answers, and marks of as long ago whose calls are dead; a call that still runs keeps its mark. $1: at most so many. */
export const PRUNE = `
DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY(
  SELECT ctid FROM idempotency_keys AS mark WHERE expires_at < now() AND ${IS_ABANDONED} LIMIT $1)) AND expires_at < now()`;

/** Ties a running mark to durable work. $1..$5: account, route, key, call id, lease of durable work. */
export const HAND_OVER = `
WITH given AS (
  UPDATE idempotency_keys SET lease_id = $5
  WHERE account_id = $1 AND route = $2 AND key = $3 AND call_id = $4 AND answer IS NULL RETURNING 1
)
SELECT FROM given`;
