/** A provider accepted the message. `attempt` is the number of the request that proves it. */
export interface AcceptedEnd {
  status: 'sent' | 'delivered';
  provider: string;
  providerMessageId: string | null;
  attempt: number;
}

/** How sending a message ended. */
export type DeliveryEnd =
  | AcceptedEnd
  | { status: 'outcome_unknown'; provider: string | null; detail: string }
  | { status: 'failed'; reasons: string[] };

/** Sending has not ended: a further request follows. */
export interface Postponement {
  status: 'postponed';
  delayMs: number;
  /** Whether every provider that was asked refused the message, so that it can still be cancelled. */
  isUnsent: boolean;
}
