import { SettleStatement } from '@capstan/credits';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { insertOrReplace, type RequestRow, ROW_TYPES } from './request-rows.sql.js';

/** The row of a call, and its answer for repeats. */
interface EndedCall {
  row: RequestRow;
  mark: IdempotencyMark | undefined;
  /** Undefined for failures: their key may be used again. */
  answer: string | undefined;
}

/** Parameter of `ENDED_CALLS`. */
export const endedCallsJson = (calls: readonly EndedCall[]): string =>
  JSON.stringify(
    calls.map(({ row, mark, answer }) =>
      mark
        ? { ...row, mark_account: mark.accountId, mark_route: mark.route, mark_key: mark.key, answer }
        : row,
    ),
  );

/**
 * Ends calls in one statement: settles their holds, writes their rows, stores the answers of those that succeeded
 * and frees the keys of the others. A call that lost its mark stores nothing.
 */
export const ENDED_CALLS = new SettleStatement(
  'calls.end',
  (first) => `ended AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($${first}::jsonb) AS r (${ROW_TYPES},
    mark_account uuid, mark_route text, mark_key text, answer text)
  WHERE (SELECT count(*) FROM account) >= 0
), logged AS (
  ${insertOrReplace('ended')}
), answered AS (
  UPDATE idempotency_keys k SET answer = ended.answer, lease_id = NULL FROM ended
  WHERE ended.answer IS NOT NULL AND k.account_id = ended.mark_account AND k.route = ended.mark_route
    AND k.key = ended.mark_key AND k.call_id = ended.id AND k.answer IS NULL
), freed AS (
  DELETE FROM idempotency_keys k USING ended
  WHERE ended.answer IS NULL AND k.account_id = ended.mark_account AND k.route = ended.mark_route
    AND k.key = ended.mark_key AND k.call_id = ended.id AND k.answer IS NULL
)`,
);
