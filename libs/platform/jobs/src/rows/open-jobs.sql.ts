import type { WaitingRows } from './fair-order.sql.js';

/** Jobs of one kind that have not ended. All values are constants of the code: they are inserted into SQL. */
export interface OpenJobRows extends WaitingRows {
  /** SQL: name of the capability of the row `o`. */
  capability: string;
  /** SQL: the earliest time at which the row `o` may be taken; its creation by default. */
  dueAt?: string;
  /** Jobs of one account that run at the same time. */
  perAccount: number;
}

/**
 * SQL: the open jobs of one kind. A job waits if a worker may take it now, by the same condition as its claim; others
 * are delayed, also those whose account has no free slot. A job waits since it was due, its last worker was lost, and its
 * account last had a job that ended: of the jobs that its account had last, which the index `(account_id, claimed_at)` finds.
 */
export const openJobRows = ({
  jobs,
  alias,
  isOpen,
  condition,
  capability,
  dueAt = 'o.created_at',
  perAccount,
}: OpenJobRows): string => `
  SELECT o.id, ${capability} AS capability, o.account_id, o.created_at, o.claimed_at, o.lease_until, o.generation,
    o.fruitless_takes, o.stop_requested_at, o.state,
    CASE WHEN o.state = 'waiting' THEN greatest(${dueAt}, o.claimed_at, o.lease_until, (
      SELECT max(l.finished_at) FROM (
        SELECT finished_at FROM ${jobs} WHERE account_id = o.account_id AND claimed_at IS NOT NULL
        ORDER BY claimed_at DESC LIMIT ${perAccount}
      ) l)) END AS waiting_since
  FROM (
    SELECT p.*, CASE WHEN is_active THEN 'active'
      WHEN is_ready AND place <= ${perAccount} THEN 'waiting' ELSE 'delayed' END AS state
    FROM (
      SELECT r.*, count(*) FILTER (WHERE is_active) OVER (PARTITION BY account_id)
        + row_number() OVER (PARTITION BY account_id, is_ready ORDER BY number) AS place
      FROM (
        SELECT ${alias}.*, coalesce(${alias}.lease_until > clock_timestamp(), false) AS is_active,
          (${condition}) AS is_ready
        FROM ${jobs} ${alias} WHERE ${alias}.${isOpen}
      ) r
    ) p
  ) o`;
