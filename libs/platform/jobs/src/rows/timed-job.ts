import type { ClaimedJob } from './attempts.js';

/** A claimed job with the times that limit it. Its table has `created_at`, `started_at` and `worked_seconds`. */
export interface TimedJob extends ClaimedJob {
  isStopRequested: boolean;
  /** By earlier workers, without the time between them. */
  workedSeconds: number;
  /** Since it was first claimed. */
  startedSecondsAgo: number;
  /** Time in the queue before that. */
  queuedSeconds: number;
}
