import type { Queryable } from '@capstan/platform-core';

/** Days after which a trace is of no use: collectors keep them for a shorter time. */
const KEPT_DAYS = 7;

/** The span that creates a job, a domain event or a delivery; without one nothing is remembered. */
export interface CreatingSpan {
  jobId: string;
  /** W3C `traceparent`. */
  traceparent: string | undefined;
}

/** Remembers the spans that create jobs, in the transaction that does so. */
export async function rememberTraces(transaction: Queryable, spans: readonly CreatingSpan[]): Promise<void> {
  const traced = spans.filter(({ traceparent }) => traceparent !== undefined);
  if (traced.length === 0) return;
  await transaction.query(
    `INSERT INTO job_traces (job_id, traceparent) SELECT * FROM unnest($1::uuid[], $2::text[]) ON CONFLICT (job_id) DO NOTHING`,
    [traced.map(({ jobId }) => jobId), traced.map(({ traceparent }) => traceparent)],
  );
}

/**
 * SQL: remembers the span that creates the rows of a statement.
 * @param rows the query with their ids. @param traceparent parameter; null without a span.
 */
export const insertTraces = (rows: string, traceparent: string): string =>
  `INSERT INTO job_traces (job_id, traceparent) SELECT id, ${traceparent} FROM ${rows} WHERE ${traceparent} IS NOT NULL`;

/** SQL: the span that created a job. @param id column of its id. */
export const traceOf = (id: string): string =>
  `(SELECT t.traceparent FROM job_traces t WHERE t.job_id = ${id})`;

export async function deleteOldTraces(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM job_traces WHERE created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
}
