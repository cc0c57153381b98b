/** Credits to add to an account. */
export interface CreditGrant {
  readonly accountId: string;
  /** Whole credits, at least 1. */
  readonly amountCredits: number;
  /** Shown in the ledger. */
  readonly reason: string;
  /** What the grant belongs to, e.g. the id of a payment. Prefix it with the name of the plugin. */
  readonly reference: string;
}

/** Books credits. Plugins inject it; it is available in every module. */
export abstract class Credits {
  /** What the account may spend now. */
  abstract balanceOf(accountId: string): Promise<number>;
  /**
   * Adds credits once per account and reference: a repetition changes nothing.
   * @returns whether this call booked them.
   */
  abstract grant(grant: CreditGrant): Promise<boolean>;
}
