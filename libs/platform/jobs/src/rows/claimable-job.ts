import type { HeldJob } from './held-job.js';

/** A job that a worker could claim now. */
export interface ClaimableJob extends HeldJob {
  accountId: string;
}
