/** An account as plugins see it. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isSuspended: boolean;
}

/** Finds accounts. Plugins inject it; it is available in every module. */
export abstract class Accounts {
  /** Null when there is none with that id. */
  abstract find(id: string): Promise<AccountSummary | null>;
  /** Ignores upper and lower case. */
  abstract findByEmail(email: string): Promise<AccountSummary | null>;
}
