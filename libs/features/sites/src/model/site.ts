import type { WithheldPage } from './verdict.js';

/** A site of a company: one workspace, one preview address, one writer at a time. */
export interface Site {
  /** Also of its workspace. */
  id: string;
  companyId: string;
  accountId: string;
  name: string;
  previewToken: string;
  /** The commit that visitors see, without its withheld pages; null before anything passed the gate. */
  shownCommit: string | null;
  /** The commit whose files visitors get: `shownCommit`, or one derived from it without its withheld pages. */
  publishedCommit: string | null;
  /** Withheld pages of its newest checked commit. */
  withheld: WithheldPage[];
  /** Requests that no build fulfilled, oldest first. */
  openPoints: string[];
  createdAt: Date;
}
