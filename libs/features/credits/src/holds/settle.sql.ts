import { type Queryable, prepared } from '@capstan/platform-core';
import type { ReleasedHold, Settlement } from './hold.js';

/** A hold that was ended, with its charge. */
export interface EndedHold {
  id: string;
  account_id: string;
  key_id: string;
  /** Credits that were held. */
  amount: number;
  charge: number;
  details: ReleasedHold;
  /** Milliseconds since the epoch. */
  created_at_ms: number;
  /** Balance and open holds of the account after the statement. */
  total_after: number;
}

/**
 * Ends holds: books the charge, releases the rest. A hold that the reaper released books nothing. Every
 * charge is added to its spending group in the same statement, so that a cap set later includes all earlier
 * charges. The row proposed for a group states what to add to `spent` and, unlike it, what to take from
 * `held`: a hold for a capped key has inserted the group's row before.
 *
 * Locks accounts before spending groups, each in the order of ids, like reserving.
 * @param sparedLease lease whose holds are kept, or null.
 * @returns the holds that were ended.
 */
export function endHolds(
  transaction: Queryable,
  settlements: readonly Settlement[],
  sparedLease: string | null,
): Promise<EndedHold[]> {
  return transaction.query<EndedHold[]>(SETTLE, [
    settlements.map((settlement) => settlement.holdId),
    settlements.map((settlement) => settlement.chargeCredits),
    settlements.map((settlement) => settlement.subject),
    sparedLease,
  ]);
}

/**
 * CTEs that end the holds of `item`. CTEs of other writes read from `account` to run after the locks.
 * @param item SELECT of `hold_id`, `charge`, `subject`. @param spared condition on holds `h`.
 */
export const endingHolds = (item: string, spared: string): string => `
WITH item AS MATERIALIZED (
  ${item}
), hold AS (
  DELETE FROM holds h USING item WHERE h.id = item.hold_id AND ${spared}
  RETURNING h.id, h.account_id, h.key_id, h.spending_group_id, h.amount, h.capped, h.details, h.created_at,
    least(item.charge, h.amount) AS charge, item.subject
), account AS MATERIALIZED (
  SELECT account_id FROM credit_balances
  WHERE account_id IN (SELECT account_id FROM hold) ORDER BY account_id FOR UPDATE
), booked AS (
  INSERT INTO ledger_entries (account_id, key_id, spending_group_id, kind, subject, amount)
  SELECT account_id, key_id, spending_group_id, 'charge', subject, -charge FROM hold WHERE charge > 0
), returned AS (
  UPDATE credit_balances b SET balance = b.balance + s.amount - s.charge, held = b.held - s.amount
  FROM (SELECT account_id, sum(amount) AS amount, sum(charge) AS charge FROM hold GROUP BY account_id) s
    JOIN account USING (account_id)
  WHERE b.account_id = s.account_id
  RETURNING b.account_id, b.balance + b.held AS total_after, s.charge
), counted AS (
  INSERT INTO spending_groups AS g (spending_group_id, spent, held)
  SELECT spending_group_id, sum(charge), coalesce(sum(amount) FILTER (WHERE capped), 0)
  FROM hold WHERE (charge > 0 OR capped) AND (SELECT count(*) FROM account) >= 0
  GROUP BY spending_group_id ORDER BY spending_group_id
  ON CONFLICT (spending_group_id) DO UPDATE SET spent = g.spent + excluded.spent, held = g.held - excluded.held
)`;

const SETTLE = prepared(
  'holds.settle',
  `${endingHolds(
    'SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[]) AS t (hold_id, charge, subject)',
    'h.lease_id IS DISTINCT FROM $4::uuid',
  )}
SELECT id, account_id, key_id, amount, hold.charge, details, (extract(epoch FROM created_at) * 1000)::float8 AS created_at_ms, total_after
FROM hold LEFT JOIN returned USING (account_id)`,
);

/** Reads charges of subjects without a hold that were not refunded. */
export function unrefundedCharges(
  transaction: Queryable,
  subjects: readonly string[],
): Promise<{ subject: string; charge: number }[]> {
  return transaction.query<{ subject: string; charge: number }[]>(
    `SELECT c.subject, -c.amount AS charge FROM ledger_entries c
     WHERE c.kind = 'charge' AND c.subject = ANY ($1::text[])
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.subject = c.subject AND r.kind = 'refund')`,
    [subjects],
  );
}

/**
 * Refunds charges, each once: to the balance, and to the total of the spending group. Locks accounts before
 * spending groups, each in the order of ids, like reserving.
 */
export async function refundCharges(
  transaction: Queryable,
  subjects: readonly string[],
  reason: string,
): Promise<void> {
  await transaction.query(REFUND, [subjects, reason]);
}

const REFUND = `
WITH charge AS MATERIALIZED (
  SELECT account_id, key_id, spending_group_id, subject, -amount AS amount FROM ledger_entries
  WHERE kind = 'charge' AND subject = ANY ($1::text[])
), account AS MATERIALIZED (
  SELECT account_id FROM credit_balances
  WHERE account_id IN (SELECT account_id FROM charge) ORDER BY account_id FOR UPDATE
), spending AS MATERIALIZED (
  SELECT spending_group_id FROM spending_groups
  WHERE spending_group_id IN (SELECT spending_group_id FROM charge) AND (SELECT count(*) FROM account) >= 0
  ORDER BY spending_group_id FOR UPDATE
), booked AS (
  INSERT INTO ledger_entries (account_id, key_id, spending_group_id, kind, subject, amount, reason, actor)
  SELECT account_id, key_id, spending_group_id, 'refund', subject, amount, $2, 'system' FROM charge
  WHERE (SELECT count(*) FROM spending) >= 0
  ON CONFLICT (subject, kind) DO NOTHING
  RETURNING account_id, spending_group_id, amount
), returned AS (
  UPDATE credit_balances b SET balance = b.balance + s.amount
  FROM (SELECT account_id, sum(amount) AS amount FROM booked GROUP BY account_id) s
  WHERE b.account_id = s.account_id
)
UPDATE spending_groups g SET spent = g.spent - s.amount
FROM (SELECT spending_group_id, sum(amount) AS amount FROM booked GROUP BY spending_group_id) s
WHERE g.spending_group_id = s.spending_group_id`;
