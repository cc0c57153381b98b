/** A company of an account: one site, one workspace, one writer at a time. */
export interface Company {
  id: string;
  accountId: string;
  name: string;
  isDefault: boolean;
  previewToken: string;
  /** What visitors see; null before anything passed the gate. */
  goodCommit: string | null;
  /** Wishes that no build met, oldest first. */
  openPoints: string[];
  createdAt: Date;
}
