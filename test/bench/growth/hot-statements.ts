import type { Phase, Recording } from './hot-paths.js';

interface HotStatement {
  name: string;
  phase: Phase;
  /** Which of the statements of the phase; several are added up. Absent: all. */
  pattern?: RegExp;
}

/** The statements whose cost must not grow with the tables. The rate limit is counted in memory or Redis. */
export const HOT_STATEMENTS: readonly HotStatement[] = [
  { name: 'authentication by key', phase: 'call', pattern: /FROM api_keys k JOIN accounts/ },
  { name: 'idempotency: claim', phase: 'call', pattern: /^\s*INSERT INTO idempotency_keys/ },
  { name: 'idempotency: look-up', phase: 'repeat', pattern: /FROM idempotency_keys AS mark/ },
  { name: 'hold', phase: 'call', pattern: /INSERT INTO holds/ },
  { name: 'charge', phase: 'call', pattern: /DELETE FROM holds/ },
  { name: 'release', phase: 'failure', pattern: /DELETE FROM holds/ },
  { name: 'request log: insert', phase: 'call', pattern: /INSERT INTO requests/ },
  { name: 'answer stored', phase: 'call', pattern: /UPDATE idempotency_keys/ },
  { name: 'balance', phase: 'balance', pattern: /credit_balances/ },
  { name: 'ledger, page 1', phase: 'ledger', pattern: /ledger_entries/ },
  { name: 'requests, page 1', phase: 'calls', pattern: /requests/ },
  { name: 'receipt', phase: 'receipt', pattern: /requests/ },
  { name: 'usage by day', phase: 'usage', pattern: /FROM requests/ },
  { name: 'jobs to claim', phase: 'job', pattern: /WITH RECURSIVE open_account/ },
  { name: 'job claim', phase: 'job', pattern: /WITH claimed AS/ },
  { name: 'outbox claim', phase: 'event', pattern: /WITH RECURSIVE first/ },
  { name: 'deliveries claim', phase: 'delivery', pattern: /WITH RECURSIVE first/ },
  { name: 'queues', phase: 'queues', pattern: /AS "oldestWaitingAt"/ },
  { name: 'index search', phase: 'search' },
];

/** Milliseconds of each hot statement. @throws Error for one that was not sent: the list would be out of date. */
export function timesOf(recording: Recording): Record<string, number> {
  return Object.fromEntries(
    HOT_STATEMENTS.map(({ name, phase, pattern }) => {
      const sent = (recording.get(phase) ?? []).filter(({ sql }) => pattern?.test(sql) ?? true);
      if (sent.length === 0) throw new Error(`no statement was sent for "${name}"`);
      return [name, sent.reduce((sum, { milliseconds }) => sum + milliseconds, 0)];
    }),
  );
}
