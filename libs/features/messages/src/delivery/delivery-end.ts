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
  /** `isRefused`: the providers refused the message itself, and would do so again. */
  | { status: 'failed'; reasons: string[]; isRefused: boolean };
