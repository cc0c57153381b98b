import type { DocumentPatch } from '@capstan/site-document';
import type { ClaimedJob } from '@capstan/platform-jobs';

/** A build claimed by a worker. */
export interface Claim extends ClaimedJob {
  companyId: string;
  siteId: string;
  /** Subject of its ledger entry; null if it was not recorded. */
  chargeSubject: string | null;
  /** With the answer to the question of the build, if it asked one. */
  prompt: string;
  /** Whether a question may be asked about the prompt: it was not before. */
  mayAsk: boolean;
  /** The patch of a build that edits the document of the site; null for the others. */
  edit: DocumentPatch | null;
  hasPreview: boolean;
  /** Whether an earlier worker had started it. */
  isBegun: boolean;
  /** Last commit of the site when the build was first claimed; null if there was none. */
  firstCommit: string | null;
  /** The last commit of this build that the gate checked. */
  judgedCommit: string | null;
  isStopRequested: boolean;
  /** Since it was first claimed. */
  runningSeconds: number;
}
