import type { Queryable } from '@capstan/platform-core';

/** A rule that all rows must satisfy. */
export interface CreditRule {
  rule: string;
  /** Selects the rows that violate it, as `subject` and `detail`. */
  sql: string;
}

/** Rules for balances, spending groups and the ledger. */
export const LEDGER_RULES: readonly CreditRule[] = [
  {
    rule: 'balance + held = sum of the ledger',
    sql: `SELECT coalesce(b.account_id, l.account_id)::text AS subject,
        format('balance %s + held %s, ledger %s', coalesce(b.balance, 0), coalesce(b.held, 0), coalesce(l.total, 0)) AS detail
      FROM credit_balances b
      FULL JOIN (SELECT account_id, sum(amount) AS total FROM ledger_entries GROUP BY 1) l USING (account_id)
      WHERE coalesce(b.balance, 0) + coalesce(b.held, 0) <> coalesce(l.total, 0)`,
  },
  {
    rule: 'held = sum of open holds',
    sql: `SELECT coalesce(b.account_id, h.account_id)::text AS subject,
        format('held %s, open holds %s', coalesce(b.held, 0), coalesce(h.total, 0)) AS detail
      FROM credit_balances b
      FULL JOIN (SELECT account_id, sum(amount) AS total FROM holds GROUP BY 1) h USING (account_id)
      WHERE coalesce(b.held, 0) <> coalesce(h.total, 0)`,
  },
  {
    rule: 'spending of a group of keys = its charges less refunds, and capped holds',
    sql: `SELECT spending_group_id::text AS subject, format('spent %s, held %s, ledger %s, holds %s',
        coalesce(g.spent, 0), coalesce(g.held, 0), coalesce(l.total, 0), coalesce(h.total, 0)) AS detail
      FROM spending_groups g
      FULL JOIN (SELECT spending_group_id, sum(amount) AS total FROM holds WHERE capped GROUP BY 1) h
        USING (spending_group_id)
      FULL JOIN (SELECT spending_group_id, -sum(amount) AS total FROM ledger_entries
        WHERE kind IN ('charge', 'refund') AND spending_group_id IS NOT NULL GROUP BY 1) l USING (spending_group_id)
      WHERE coalesce(g.held, 0) <> coalesce(h.total, 0) OR coalesce(g.spent, 0) <> coalesce(l.total, 0)`,
  },
  {
    rule: 'no subject is charged twice',
    sql: `SELECT subject, format('%s charges', count(*)) AS detail FROM ledger_entries
      WHERE kind = 'charge' GROUP BY subject HAVING count(*) > 1`,
  },
  {
    rule: 'the refund of a call is what the call was charged',
    sql: `SELECT r.subject, format('refund %s, charge %s', r.amount, coalesce(c.amount, 0)) AS detail
      FROM ledger_entries r LEFT JOIN ledger_entries c ON c.subject = r.subject AND c.kind = 'charge'
        AND c.account_id = r.account_id AND c.spending_group_id = r.spending_group_id
      WHERE r.kind = 'refund' AND r.spending_group_id IS NOT NULL AND r.amount IS DISTINCT FROM -c.amount`,
  },
  {
    rule: 'charges are negative, grants and refunds are positive',
    sql: `SELECT id::text AS subject, format('%s of %s', kind, amount) AS detail FROM ledger_entries
      WHERE (kind = 'charge' AND amount >= 0) OR (kind IN ('grant', 'refund') AND amount <= 0)`,
  },
];

/** Reads the violations of a rule. */
export const violationsOf = (
  transaction: Queryable,
  { sql }: CreditRule,
): Promise<{ subject: string; detail: string }[]> => transaction.query(sql);
