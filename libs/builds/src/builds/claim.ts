import type { HeldJob } from '@capstan/platform-jobs';

/** A build in the hands of a worker. */
export interface Claim extends HeldJob {
  companyId: string;
  prompt: string;
  hasPreview: boolean;
  /** An earlier worker had begun with it. */
  isBegun: boolean;
  /** Last commit of the company when the build was first taken; null when there was none. */
  firstCommit: string | null;
  isStopWanted: boolean;
  /** Since it was first taken. */
  runningSeconds: number;
}
