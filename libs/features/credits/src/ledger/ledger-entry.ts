/** Kinds of entries; `charge` is written by settling a call, the others by an admin. */
export const LEDGER_KINDS = ['charge', 'grant', 'refund', 'adjustment'] as const;

/** One of LEDGER_KINDS. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One line of the append-only ledger. */
export interface LedgerEntry {
  id: number;
  kind: LedgerKind;
  /** What it belongs to, e.g. `request:…`, `grant:…`; unique per kind. */
  subject: string;
  /** Whole credits, negative for charges. */
  amountCredits: number;
  reason: string | null;
  actor: string | null;
  createdAt: Date;
}

/** What an admin books. */
export interface Booking {
  accountId: string;
  kind: Exclude<LedgerKind, 'charge'>;
  /** Whole credits; only an adjustment may be negative. */
  amountCredits: number;
  reason: string;
  /** Who books: an account id, or `system`. */
  actor: string;
  /** Makes the booking unique: the same reference is booked once. */
  reference: string;
}

/** What an account may spend, in whole credits. */
export interface Balance {
  /** What can be spent now, without overage. */
  balance: number;
  /** Set aside for calls under way. */
  held: number;
  /** How far below zero the balance may go. */
  overageLimit: number;
}
