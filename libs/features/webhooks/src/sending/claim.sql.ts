import type { Queryable } from '@capstan/platform-core';
import { openCount, traceOf } from '@capstan/platform-jobs';
import { webhookTest } from '../events/webhook-events.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** Secrets that sign one request; a header has limits, and a webhook needs few at a time. */
const MAX_SIGNATURES = 5;

/** Limits of one claim. */
export interface ClaimLimits {
  /** Maximum number of deliveries. */
  limit: number;
  /** Deliveries of one account that all workers together send at a time. */
  perAccount: number;
  leaseSeconds: number;
}

/**
 * Leases the first delivery of each lane that is due: a lane whose first one is leased, or waits for a retry, has none.
 * The recursion jumps from lane to lane in the index, so that deliveries which wait behind a failing one are not read.
 * Accounts take turns: the one with the fewest requests under way goes first. Deliveries of suspended accounts wait.
 */
export async function claimDeliveries(
  database: Queryable,
  { limit, perAccount, leaseSeconds }: ClaimLimits,
): Promise<ClaimedDelivery[]> {
  // An UPDATE inside of a WITH: the driver returns rows, not a count with them.
  return database.query<ClaimedDelivery[]>(CLAIM, [limit, perAccount, leaseSeconds]);
}

/** SQL: the first delivery of each lane, and those that may be sent now. @param perAccount SQL, as in `ClaimLimits`. */
const lanes = (perAccount: string): string => `
WITH RECURSIVE first AS (
  (SELECT lane, number FROM webhook_deliveries WHERE status = 'pending' ORDER BY lane, number LIMIT 1)
  UNION ALL
  SELECT next.* FROM first, LATERAL (
    SELECT lane, number FROM webhook_deliveries d
    WHERE status = 'pending' AND d.lane > first.lane ORDER BY lane, number LIMIT 1
  ) next
), head AS MATERIALIZED (
  SELECT d.id, d.account_id, d.available_at, coalesce(d.leased_until > clock_timestamp(), false) AS is_leased,
    (e.disabled_at IS NULL OR d.event_type = '${webhookTest.name}')
      AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = e.account_id AND a.suspended_at IS NOT NULL)
      AS is_sendable
  FROM first JOIN webhook_deliveries d USING (lane, number) JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE d.status = 'pending'
), busy AS (
  SELECT account_id, count(*) AS requests FROM head WHERE is_leased GROUP BY account_id
), waiting AS (
  SELECT * FROM (
    SELECT id, available_at, coalesce(requests, 0)
      + row_number() OVER (PARTITION BY account_id ORDER BY available_at) AS turn
    FROM head LEFT JOIN busy USING (account_id)
    WHERE is_sendable AND NOT is_leased AND available_at <= clock_timestamp()
  ) in_turn WHERE turn <= ${perAccount}
)`;

/**
 * SQL: how many deliveries have not ended, for operators, as `OpenWork`. Only the first of a lane can be leased; those behind it are
 * counted in the index.
 */
export const openDeliveries = (perAccount: number): string => `${lanes(String(perAccount))}, total AS (
  SELECT ${openCount('webhook_deliveries', "status = 'pending'")} AS open,
    (SELECT count(*) FROM head WHERE is_leased) AS active,
    (SELECT count(*) FROM waiting) AS due, (SELECT min(available_at) FROM waiting) AS since
)
SELECT due::int AS waiting, active::int AS active, greatest(0, open - active - due)::int AS delayed, since AS oldest_waiting_at
FROM total`;

const CLAIM = `${lanes('$2')}, due AS (
  SELECT d.id FROM webhook_deliveries d JOIN waiting USING (id)
  WHERE d.status = 'pending' AND d.available_at <= clock_timestamp()
    AND (d.leased_until IS NULL OR d.leased_until <= clock_timestamp())
  ORDER BY waiting.turn, waiting.available_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED
), claimed AS (
  UPDATE webhook_deliveries d SET claims = d.claims + 1,
    leased_until = clock_timestamp() + make_interval(secs => $3)
  FROM due WHERE d.id = due.id RETURNING d.*
)
SELECT c.id, c.endpoint_id AS "endpointId", c.account_id AS "accountId", c.event_id AS "eventId",
  c.event_type AS "eventType", c.payload, c.claims, c.attempts, e.url, ${traceOf('c.id')} AS traceparent,
  ARRAY(
    SELECT s.secret FROM webhook_secrets s
    WHERE s.endpoint_id = c.endpoint_id AND (s.expires_at IS NULL OR s.expires_at > clock_timestamp())
    ORDER BY s.created_at DESC LIMIT ${MAX_SIGNATURES}
  ) AS secrets
FROM claimed c JOIN webhook_endpoints e ON e.id = c.endpoint_id ORDER BY c.number`;
