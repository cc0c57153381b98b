import type { ClaimedJob } from '@capstan/platform-jobs';

/** A build claimed by a worker. */
export interface Claim extends ClaimedJob {
  companyId: string;
  siteId: string;
  /** Subject of its ledger entry; null if it was not recorded. */
  chargeSubject: string | null;
  prompt: string;
  hasPreview: boolean;
  /** Whether an earlier worker had started it. */
  isBegun: boolean;
  /** Last commit of the site when the build was first claimed; null if there was none. */
  firstCommit: string | null;
  /** The last commit of this build that the gate checked. */
  judgedCommit: string | null;
  isStopWanted: boolean;
  /** Since it was first claimed. */
  runningSeconds: number;
}
