/** How sending a message ended. `attempt` is the number of the request that decided it. */
export type DeliveryEnd =
  | { status: 'sent' | 'delivered'; provider: string; providerMessageId: string | null; attempt: number }
  | { status: 'outcome_unknown'; provider: string | null; detail: string }
  | { status: 'failed'; reasons: string[] };
