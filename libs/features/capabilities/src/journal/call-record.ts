import { type AppError, Signal } from '@capstan/platform-core';
import type { RenderedEnvelope } from '@capstan/platform-http';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import type { EntityManager } from 'typeorm';
import type { Attempt } from '../waterfall/attempt.js';

/** The explanation of a failure. */
export interface RecordedProblem {
  detail: string;
  alternativeAction: string;
}

/** A finished call as the journal writes it: log line, receipt, settlement of the hold, stored answer. */
export interface CallRecord {
  /** UUID of the call and of its hold. */
  id: string;
  requestId: string;
  accountId: string;
  keyId: string;
  capability: string;
  route: string;
  mode: string | null;
  status: number;
  errorSlug: string | null;
  /** Why it failed and what to do, as its caller reads it; absent on success. */
  problem?: RecordedProblem | undefined;
  providerUsed: string | null;
  /** Answered from the response cache. */
  isCached: boolean;
  attempts: Attempt[];
  startedAtMs: number;
  durationMs: number;
  /** Credits that may be held for it; 0: certainly no hold. */
  heldCredits: number;
  /** The price on success, 0 on failure; for cancelled work the price of what was delivered. */
  chargeCredits: number;
  mark: IdempotencyMark | undefined;
  /** Renders the answer with the actual charge; undefined for failures. */
  render: ((chargedCredits: number) => RenderedEnvelope) | undefined;
  /** Writes of the capability in the same transaction, given the actual charge. */
  writes: readonly ((manager: EntityManager, chargedCredits: number) => Promise<void>)[];
}

/** The explanation of an error, for the record of its call. */
export const problemOf = ({ message, alternativeAction }: AppError): RecordedProblem => ({
  detail: message,
  alternativeAction,
});

/** Result of writing a record. */
export interface JournalResult {
  chargedCredits: number;
  envelope: RenderedEnvelope | undefined;
}

/** Subject of the ledger entry of a call. */
export const subjectOf = (callId: string): string => `request:${callId}`;

/** The end of a call, after it was committed. */
export interface CallEnded {
  readonly capability: string;
  /** Slug of its error; null if it succeeded. */
  readonly errorSlug: string | null;
  /** Answered from the response cache. */
  readonly isCached: boolean;
}

export const callEnded = new Signal<CallEnded>('call.ended');
