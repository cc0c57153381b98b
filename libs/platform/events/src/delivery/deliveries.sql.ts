import type { Queryable } from '@capstan/platform-core';
import { openCount, traceOf } from '@capstan/platform-jobs';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** What identifies a claim: its number of attempts changes with the next one. */
type Claim = Pick<ClaimedDelivery, 'eventNumber' | 'handler' | 'attempts'>;

interface ClaimedRow {
  event_number: number;
  handler: string;
  attempts: number;
  since_first_attempt_ms: number;
  traceparent: string | null;
  id: string;
  type: string;
  account_id: string | null;
  occurred_at: Date;
  data: object;
}

/**
 * Leases the first delivery of each lane that is due: a lane whose first one is leased, or waits for a retry, has none.
 * The recursion jumps from lane to lane in the index, so that events which wait behind a failing one are not read.
 */
export async function claimDeliveries(
  database: Queryable,
  handlers: readonly string[],
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<ClaimedDelivery[]> {
  const rows = await database.query<ClaimedRow[]>(CLAIM, [handlers, limit, leaseSeconds]);
  return rows.map((row) => ({
    eventNumber: row.event_number,
    handler: row.handler,
    attempts: row.attempts,
    sinceFirstAttemptMs: row.since_first_attempt_ms,
    traceparent: row.traceparent,
    event: {
      id: row.id,
      type: row.type,
      accountId: row.account_id,
      occurredAt: row.occurred_at,
      data: row.data,
    },
  }));
}

/** SQL: the first delivery of each lane. */
const LANES = `
WITH RECURSIVE first AS (
  (SELECT handler, lane, event_number FROM event_deliveries WHERE failed_at IS NULL
   ORDER BY handler, lane, event_number LIMIT 1)
  UNION ALL
  SELECT next.* FROM first, LATERAL (
    SELECT handler, lane, event_number FROM event_deliveries d
    WHERE failed_at IS NULL AND (d.handler, d.lane) > (first.handler, first.lane)
    ORDER BY handler, lane, event_number LIMIT 1
  ) next
)`;

/**
 * SQL: how many deliveries have not ended, for operators, as `OpenWork`. A leased one is due again when its lease ends, so that none is
 * active. Those that wait behind the first of their lane are counted in the index.
 */
export const OPEN_DELIVERIES = `${LANES}, waiting AS (
  SELECT count(*) AS deliveries, min(d.available_at) AS since FROM first JOIN event_deliveries d USING (event_number, handler)
  WHERE d.failed_at IS NULL AND d.available_at <= clock_timestamp()
), total AS (
  SELECT ${openCount('event_deliveries', 'failed_at IS NULL')} AS open
)
SELECT deliveries::int AS waiting, 0 AS active, greatest(0, open - deliveries)::int AS delayed, since AS oldest_waiting_at
FROM waiting, total`;

const CLAIM = `${LANES}, due AS (
  SELECT d.event_number, d.handler FROM event_deliveries d JOIN first USING (event_number, handler)
  WHERE d.handler = ANY ($1::text[]) AND d.failed_at IS NULL AND d.available_at <= clock_timestamp()
  ORDER BY d.available_at LIMIT $2 FOR UPDATE OF d SKIP LOCKED
), claimed AS (
  UPDATE event_deliveries d SET attempts = d.attempts + 1,
    available_at = clock_timestamp() + make_interval(secs => $3),
    first_attempt_at = coalesce(d.first_attempt_at, clock_timestamp())
  FROM due WHERE d.event_number = due.event_number AND d.handler = due.handler
  RETURNING d.event_number, d.handler, d.attempts, d.first_attempt_at
)
SELECT claimed.event_number, claimed.handler, claimed.attempts,
  greatest(0, extract(epoch FROM clock_timestamp() - claimed.first_attempt_at) * 1000)::float8 AS since_first_attempt_ms,
  event.id, event.type, event.account_id, event.occurred_at, event.data, ${traceOf('event.id')} AS traceparent
FROM claimed JOIN domain_events event ON event.number = claimed.event_number ORDER BY claimed.event_number`;

/** Deletes a delivery that succeeded, unless its lease ran out and another worker has it. */
export async function deleteDelivery(database: Queryable, claim: Claim): Promise<void> {
  await database.query(
    'DELETE FROM event_deliveries WHERE event_number = $1 AND handler = $2 AND attempts = $3',
    keyOf(claim),
  );
}

/** Ends a lease; the next attempt is due after a delay. */
export async function retryDelivery(
  database: Queryable,
  claim: Claim,
  { delayMs, error }: { delayMs: number; error: string },
): Promise<void> {
  await database.query(
    `UPDATE event_deliveries SET available_at = clock_timestamp() + make_interval(secs => $4), last_error = $5
     WHERE event_number = $1 AND handler = $2 AND attempts = $3`,
    [...keyOf(claim), delayMs / 1000, error],
  );
}

/** Gives a delivery up; the next one of its lane is due. */
export async function failDelivery(database: Queryable, claim: Claim, error: string): Promise<void> {
  await database.query(
    `UPDATE event_deliveries SET failed_at = now(), last_error = $4
     WHERE event_number = $1 AND handler = $2 AND attempts = $3`,
    [...keyOf(claim), error],
  );
}

/** Ends a lease whose worker is shutting down: another worker may claim the delivery at once. */
export async function releaseDelivery(database: Queryable, claim: Claim): Promise<void> {
  await database.query(
    `UPDATE event_deliveries SET available_at = clock_timestamp()
     WHERE event_number = $1 AND handler = $2 AND attempts = $3`,
    keyOf(claim),
  );
}

const keyOf = ({ eventNumber, handler, attempts }: Claim) => [eventNumber, handler, attempts];
