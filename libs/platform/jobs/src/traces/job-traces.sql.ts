import type { Queryable } from '@capstan/platform-core';

/** Days after which a trace is of no use: collectors keep them for a shorter time. */
const KEPT_DAYS = 7;

/** Remembers the span that creates a job, in the transaction that does so. Does nothing without a span. */
export async function rememberTrace(
  transaction: Queryable,
  jobId: string,
  traceparent: string | undefined,
): Promise<void> {
  if (traceparent === undefined) return;
  await transaction.query(
    `INSERT INTO job_traces (job_id, traceparent) VALUES ($1, $2) ON CONFLICT (job_id) DO NOTHING`,
    [jobId, traceparent],
  );
}

/** SQL: the span that created a job. @param id column of its id. */
export const traceOf = (id: string): string =>
  `(SELECT t.traceparent FROM job_traces t WHERE t.job_id = ${id})`;

export async function deleteOldTraces(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM job_traces WHERE created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
}
