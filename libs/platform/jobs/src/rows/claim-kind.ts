import type { JobTables } from '../tables/job-tables.js';

/**
 * How jobs of one kind are claimed. All values are constants of the code: they are inserted into SQL, where `j` is
 * the row of the job.
 */
export interface ClaimKind extends Pick<JobTables, 'jobs'> {
  /** From `lockIdOf`: serializes the claims of an account. */
  readonly lock: number;
  /** SQL: what must hold for a job to run; absent: nothing. */
  readonly ready?: string;
  /** SQL: columns that a claim sets, in addition to those of every claim. */
  readonly changes: readonly string[];
  /** SQL: columns that a claim returns, in addition to those of `ClaimedJob`. */
  readonly columns: readonly string[];
}
