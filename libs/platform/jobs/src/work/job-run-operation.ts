import { Operation } from '@capstan/platform-core';

/** The work of one worker on a job, from the claim to its end or release. */
export interface ObservedJobRun {
  /** As in `GET /v1/admin/jobs`: `build`, `research`, `job`, `message`, `event` or `webhook`. */
  readonly queue: string;
  readonly jobId: string;
  /** Claims so far, this one included. */
  readonly generation: number;
  /** Handler of an event: a name from the code. */
  readonly handler?: string;
  /** W3C `traceparent` of what created it, e.g. a call. */
  readonly traceparent: string | undefined;
  /** Set at the end: another worker took the job, or the lease could not be renewed in time. */
  isLeaseLost?: boolean;
  /** Set at the end of work that failed without throwing: one of few words. */
  failure?: string;
}

export const jobRunOperation = new Operation<ObservedJobRun>('job.run');
