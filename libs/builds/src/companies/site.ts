/** A site of a company: one workspace, one preview address, one writer at a time. */
export interface Site {
  /** Of its workspace, too. */
  id: string;
  companyId: string;
  accountId: string;
  name: string;
  previewToken: string;
  /** What visitors see; null before anything passed the gate. */
  shownCommit: string | null;
  /** Wishes that no build met, oldest first. */
  openPoints: string[];
  createdAt: Date;
}
