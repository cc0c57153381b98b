/** The caller of a capability, for capabilities that store data of an account. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  /** What its charges count towards; absent for work of the service itself. */
  readonly spending?: CallerSpending;
}

/** Whose total the charges of a caller are part of. */
export interface CallerSpending {
  /** All credentials of this group share one total. */
  readonly groupId: string;
  /** Up to which the caller may spend; null: what the account has. */
  readonly capCredits: number | null;
  /** Reports what was charged besides the price of the call, so that its answer states it. */
  readonly onExtraCharge?: (credits: number) => void;
}
