/** A company of an account: its sites belong together. */
export interface Company {
  id: string;
  accountId: string;
  name: string;
  isDefault: boolean;
  createdAt: Date;
}
