import type { ClaimedJob } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';

/** A run claimed by a worker. */
export interface Claim extends ClaimedJob {
  keyId: string;
  request: ResearchRequest;
  /** Required to end its call. */
  ticket: object;
  isStopWanted: boolean;
  /** By earlier workers, without the time between them. */
  workedSeconds: number;
  /** Since it was first claimed. */
  startedSecondsAgo: number;
  /** Time in the queue before that. */
  queuedSeconds: number;
}
