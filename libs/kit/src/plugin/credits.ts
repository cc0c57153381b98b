/** Credits to add to an account. */
export interface CreditGrant {
  readonly accountId: string;
  /** An integer, at least 1. */
  readonly amountCredits: number;
  /** Shown in the ledger. */
  readonly reason: string;
  /** What the grant belongs to, e.g. the id of a payment. Prefix it with the name of the plugin. */
  readonly reference: string;
}

/** Grants credits. Plugins inject it; it is available in every module. */
export abstract class Credits {
  /** Returns the credits that the account can spend now. */
  abstract balanceOf(accountId: string): Promise<number>;
  /** Adds credits once per account and reference; idempotent. @returns whether this call added them. */
  abstract grant(grant: CreditGrant): Promise<boolean>;
}
