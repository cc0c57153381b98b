import type { ClaimedJob } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';

/** A run in the hands of a worker. */
export interface Claim extends ClaimedJob {
  keyId: string;
  request: ResearchRequest;
  /** What the end of its call needs. */
  ticket: object;
  isStopWanted: boolean;
  /** By the workers before this one: the time in which nobody had it counts for no cap. */
  workedSeconds: number;
  /** Since it was first taken. */
  startedSecondsAgo: number;
  /** How long it waited before that. */
  queuedSeconds: number;
}
