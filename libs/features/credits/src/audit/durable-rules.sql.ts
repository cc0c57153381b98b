import { DURABLE_LEASE } from '../leases/durable-lease.js';
import type { DurableWork } from './durable-work.js';
import type { CreditRule } from './ledger-rules.sql.js';

/** Rules for the holds of durable work, which only the end of the work releases. */
export function durableRules(works: readonly DurableWork[]): CreditRule[] {
  const nothing = `SELECT NULL::text AS name, NULL::uuid AS id, NULL::uuid AS account_id, NULL::bigint AS credits WHERE false`;
  const all = works.map(
    ({ name, open }) => `SELECT '${name}', id, account_id, credits FROM (${open}) AS work`,
  );
  const open = [nothing, ...all].join(' UNION ALL ');
  const durable = `SELECT id, account_id, amount FROM holds WHERE lease_id = '${DURABLE_LEASE}'`;
  return [
    {
      rule: 'credits held for durable work have work that is running',
      sql: `SELECT h.id::text AS subject, format('hold of %s for account %s', h.amount, h.account_id) AS detail
        FROM (${durable}) h WHERE NOT EXISTS (SELECT FROM (${open}) w WHERE w.id = h.id AND w.account_id = h.account_id)`,
    },
    {
      rule: 'running durable work has its credits held',
      sql: `SELECT w.id::text AS subject,
          format('%s for %s of account %s, held %s', w.name, w.credits, w.account_id, coalesce(h.amount, 0)) AS detail
        FROM (${open}) w LEFT JOIN (${durable}) h ON h.id = w.id AND h.account_id = w.account_id
        WHERE coalesce(h.amount, 0) <> w.credits`,
    },
  ];
}
