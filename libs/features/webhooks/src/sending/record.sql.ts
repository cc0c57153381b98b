import type { Queryable } from '@capstan/platform-core';
import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** What identifies a claim: its number of claims changes with the next one. */
type Claim = Pick<ClaimedDelivery, 'id' | 'claims' | 'url'>;

/** The next state of a delivery after an attempt: `retry` after a delay, or its end. */
export type AfterAttempt = { status: 'delivered' | 'failed' } | { status: 'pending'; delayMs: number };

/**
 * Writes an attempt to the log and ends its lease, unless the lease ran out and another worker has the delivery: then it
 * changes nothing.
 * @returns whether the lease was still held.
 */
export async function recordAttempt(
  transaction: Queryable,
  { id, claims, url }: Claim,
  result: AttemptResult,
  after: AfterAttempt,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(RECORD, [
    id,
    claims,
    after.status,
    after.status === 'pending' ? after.delayMs / 1000 : 0,
    url,
    result.durationMs,
    result.isSuccess,
    result.responseStatus,
    result.responseBody,
    result.error,
  ]);
  return rows.length > 0;
}

const RECORD = `
WITH delivery AS (
  UPDATE webhook_deliveries SET status = $3, attempts = attempts + 1, leased_until = NULL,
    available_at = clock_timestamp() + make_interval(secs => $4),
    ended_at = CASE WHEN $3 = 'pending' THEN NULL ELSE clock_timestamp() END
  WHERE id = $1 AND claims = $2 AND status = 'pending' RETURNING id, attempts
)
INSERT INTO webhook_attempts
  (delivery_id, number, url, at, duration_ms, is_success, response_status, response_body, error)
SELECT id, attempts, $5, clock_timestamp() - make_interval(secs => $6 / 1000.0), $6, $7, $8, $9, $10 FROM delivery
RETURNING number`;

/** Records a success: the webhook is no longer failing. */
export async function clearFailure(transaction: Queryable, endpointId: string): Promise<void> {
  await transaction.query(
    'UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
    [endpointId],
  );
}

/** Records a failure. @returns the days since the first one after the last success. */
export async function markFailure(transaction: Queryable, endpointId: string): Promise<number> {
  const [[endpoint]] = await transaction.query<[{ days: number }[], number]>(
    `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, clock_timestamp()) WHERE id = $1
     RETURNING (extract(epoch FROM clock_timestamp() - failing_since) / 86400)::float8 AS days`,
    [endpointId],
  );
  return endpoint?.days ?? 0;
}

/** @returns false when it was disabled or deleted before. */
export async function disableEndpoint(
  transaction: Queryable,
  endpointId: string,
  reason: 'gone' | 'failing',
): Promise<boolean> {
  const [rows] = await transaction.query<[object[], number]>(
    `UPDATE webhook_endpoints SET disabled_at = clock_timestamp(), disabled_reason = $2
     WHERE id = $1 AND disabled_at IS NULL RETURNING id`,
    [endpointId, reason],
  );
  return rows.length > 0;
}

/** Ends a lease whose worker is shutting down: another worker may claim the delivery at once. */
export async function releaseDelivery(database: Queryable, { id, claims }: Claim): Promise<void> {
  await database.query('UPDATE webhook_deliveries SET leased_until = NULL WHERE id = $1 AND claims = $2', [
    id,
    claims,
  ]);
}
