import type { HeldJob } from './held-job.js';

/** A job that a worker could take now. */
export interface ClaimableJob extends HeldJob {
  accountId: string;
}
