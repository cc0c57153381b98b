import { Operation } from '@capstan/platform-core';

/** The work of one worker on a job, from the claim to its end or release. */
export interface ObservedJobRun {
  /** As in `GET /v1/admin/jobs`: `build`, `research`, `job` or `message`. */
  readonly queue: string;
  readonly jobId: string;
  readonly generation: number;
  /** W3C `traceparent` of the call that created it. */
  readonly traceparent: string | undefined;
  /** Set at the end: another worker took the job, or the lease could not be renewed in time. */
  isLeaseLost?: boolean;
}

export const jobRunOperation = new Operation<ObservedJobRun>('job.run');
