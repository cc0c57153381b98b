/** An account as plugins see it. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isSuspended: boolean;
}

/** Finds accounts. Plugins inject it; it is available in every module. */
export abstract class Accounts {
  /** Null if there is no account with that id. */
  abstract find(id: string): Promise<AccountSummary | null>;
  /** Case-insensitive. */
  abstract findByEmail(email: string): Promise<AccountSummary | null>;
}
