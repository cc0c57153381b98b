import type { HeldJob } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';

/** A run in the hands of a worker. */
export interface Claim extends HeldJob {
  accountId: string;
  keyId: string;
  request: ResearchRequest;
  /** What the end of its call needs. */
  ticket: object;
  isStopWanted: boolean;
  /** Since it was first taken. */
  runningSeconds: number;
  /** How long it waited before that. */
  queuedSeconds: number;
}
