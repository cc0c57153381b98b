import type { RenderedEnvelope } from '@capstan/platform-http';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import type { EntityManager } from 'typeorm';
import type { Attempt } from '../waterfall/attempt.js';

/** A finished call as the journal writes it: log line, receipt, end of its hold, stored answer. */
export interface CallRecord {
  /** UUID of the call, also of its hold. */
  id: string;
  requestId: string;
  accountId: string;
  keyId: string;
  capability: string;
  route: string;
  mode: string | null;
  status: number;
  errorSlug: string | null;
  providerUsed: string | null;
  /** Answered from the response cache. */
  isCached: boolean;
  attempts: Attempt[];
  startedAtMs: number;
  durationMs: number;
  /** Credits that may be set aside for it; 0: there is certainly no hold. */
  heldCredits: number;
  /** What it costs: the price on success, 0 on failure; of cancelled work what it delivered. */
  chargeCredits: number;
  mark: IdempotencyMark | undefined;
  /** The answer, given what was really charged; absent for failures. */
  render: ((chargedCredits: number) => RenderedEnvelope) | undefined;
  /** What the capability has written in the same transaction, given what was really charged. */
  writes: readonly ((manager: EntityManager, chargedCredits: number) => Promise<void>)[];
}

/** What became of it. */
export interface JournalResult {
  chargedCredits: number;
  envelope: RenderedEnvelope | undefined;
}

/** Subject of a call's ledger entry. */
export const subjectOf = (callId: string): string => `request:${callId}`;
