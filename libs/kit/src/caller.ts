/** The caller of a capability, for capabilities that store data of an account. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  /** What its charges count towards; absent for work of the service itself. */
  readonly spending?: CallerSpending;
}

/** The group whose total includes the charges of a caller. */
export interface CallerSpending {
  /** All credentials of this group share one total. */
  readonly groupId: string;
  /** Maximum that the caller may spend; null: the balance of the account. */
  readonly capCredits: number | null;
  /** Reports what was charged besides the price of the call, so that its answer states it. */
  readonly onExtraCharge?: (credits: number) => void;
}
