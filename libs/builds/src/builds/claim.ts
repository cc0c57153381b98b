/** How long a worker keeps a build without a sign of life; takeover needs this long and one look around. */
export const LEASE_SECONDS = 5;

/** A build in the hands of a worker. */
export interface Claim {
  id: string;
  companyId: string;
  prompt: string;
  /** Counts the workers that took it. */
  generation: number;
  hasPreview: boolean;
  /** An earlier worker had begun with it. */
  isBegun: boolean;
  /** Last commit of the company when the build was first taken; null when there was none. */
  firstCommit: string | null;
  isStopWanted: boolean;
  /** Since it was first taken. */
  runningSeconds: number;
}
