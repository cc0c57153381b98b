/** Credits to reserve for a call. */
export interface HoldRequest {
  /** UUID of the call. */
  id: string;
  accountId: string;
  keyId: string;
  /** Keys of the same group share one total, to which their caps apply. */
  spendingGroupId: string;
  /** Whole credits, at least 1. */
  amountCredits: number;
  /** Total of the spending group up to which this key may spend, or null. */
  keyCapCredits: number | null;
  /** Stored with the hold, so that a reaper knows what it was for. */
  details: HoldDetails;
}

export interface HoldDetails {
  requestId: string;
  capability: string;
  /** W3C `traceparent` of the call, if it is traced: its charge is booked together with those of other calls. */
  traceparent?: string;
  [more: string]: unknown;
}

/** How a hold ends: `chargeCredits` are booked, the rest returns to the balance. */
export interface Settlement {
  holdId: string;
  chargeCredits: number;
  /** Subject of the ledger entry; unique per kind. */
  subject: string;
}

/** A hold that was released because its process died. */
export interface ReleasedHold extends HoldDetails {
  id: string;
  accountId: string;
  keyId: string;
  createdAt: Date;
}
