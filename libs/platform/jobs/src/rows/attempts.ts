/** Consecutive attempts without progress; the worker that claims the job after them only ends it. */
export const MAX_ATTEMPTS_WITHOUT_PROGRESS = 10;

/** A job that a worker has just claimed. */
export interface ClaimedJob {
  id: string;
  accountId: string;
  generation: number;
  /** Attempts since it last made progress, including this one. */
  attemptsWithoutProgress: number;
  /** W3C `traceparent` of the call that created it, if it was traced. */
  traceparent?: string | null;
}

/** Returns whether a job has lost worker after worker without making progress. */
export const hasExceededMaxAttempts = ({
  attemptsWithoutProgress,
}: Pick<ClaimedJob, 'attemptsWithoutProgress'>): boolean =>
  attemptsWithoutProgress > MAX_ATTEMPTS_WITHOUT_PROGRESS;
