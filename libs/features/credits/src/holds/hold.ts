/** Credits to be set aside for one call. */
export interface HoldRequest {
  /** UUID of the call. */
  id: string;
  accountId: string;
  keyId: string;
  /** The keys that share one count of what was spent; caps of keys are held against that count. */
  spendingGroupId: string;
  /** Whole credits, at least 1. */
  amountCredits: number;
  /** What the spending group may have spent for this key to spend more, or null. */
  keyCapCredits: number | null;
  /** Kept with the hold, so that whoever undoes it can say what it was for. */
  details: HoldDetails;
}

export interface HoldDetails {
  requestId: string;
  capability: string;
  [more: string]: unknown;
}

/** How a hold ends: `chargeCredits` are booked, the rest returns to the balance. */
export interface Settlement {
  holdId: string;
  chargeCredits: number;
  /** Subject of the ledger entry; unique per kind. */
  subject: string;
}

/** A hold that was undone because its process is gone. */
export interface ReleasedHold extends HoldDetails {
  id: string;
  accountId: string;
  keyId: string;
  createdAt: Date;
}
