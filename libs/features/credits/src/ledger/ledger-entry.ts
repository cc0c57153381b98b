/** Kinds of entries; `charge` is written when a call is settled, the others by an admin. */
export const LEDGER_KINDS = ['charge', 'grant', 'refund', 'adjustment'] as const;

/** One of LEDGER_KINDS. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry of the append-only ledger. */
export interface LedgerEntry {
  id: number;
  kind: LedgerKind;
  /** What it refers to, e.g. `request:…`, `grant:…`; unique per kind. */
  subject: string;
  /** Whole credits, negative for charges. */
  amountCredits: number;
  reason: string | null;
  actor: string | null;
  createdAt: Date;
}

/** An entry to be booked by an admin. */
export interface Booking {
  accountId: string;
  kind: Exclude<LedgerKind, 'charge'>;
  /** Whole credits; only an adjustment may be negative. */
  amountCredits: number;
  reason: string;
  /** Account id of the admin, or `system`. */
  actor: string;
  /** Makes the booking unique: the same reference is booked once. */
  reference: string;
}

/** The balance of an account, in whole credits. */
export interface Balance {
  /** What can be spent now, without overage. */
  balance: number;
  /** Held for running calls. */
  held: number;
  /** How far below zero the balance may go. */
  overageLimit: number;
}
