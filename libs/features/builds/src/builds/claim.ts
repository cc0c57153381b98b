import type { ClaimedJob } from '@capstan/platform-jobs';

/** A build in the hands of a worker. */
export interface Claim extends ClaimedJob {
  companyId: string;
  siteId: string;
  /** Of the charge for it in the ledger; null where that was not noted. */
  chargeSubject: string | null;
  prompt: string;
  hasPreview: boolean;
  /** An earlier worker had begun with it. */
  isBegun: boolean;
  /** Last commit of the site when the build was first taken; null when there was none. */
  firstCommit: string | null;
  /** The last commit of this build that the gate judged. */
  judgedCommit: string | null;
  isStopWanted: boolean;
  /** Since it was first taken. */
  runningSeconds: number;
}
