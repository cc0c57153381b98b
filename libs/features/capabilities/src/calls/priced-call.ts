import type { EntityManager } from 'typeorm';
import type { EnvelopeMetadata, ReducedMetadata } from '@capstan/platform-http';
import type { UsageMeter } from '@capstan/platform-core';
import { MaxCreditsExceededError } from '../errors/max-credits-exceeded.error.js';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { type CallRecord, subjectOf } from '../journal/call-record.js';
import type { WaterfallCall } from '../waterfall/waterfall.js';
import type { CapabilityCall } from './capability-call.js';

/** A call with its price. */
export interface PricedCall extends CapabilityCall {
  id: string;
  mode: string | null;
  price: number;
  mark: IdempotencyMark | undefined;
  /** Credits that may be set aside for it: none before the hold, and none when that was refused. */
  heldCredits: number;
  /** What the capability asked to be done with the charge, and after it. */
  atCharge: { write: (manager: EntityManager) => Promise<void>; afterwards?: () => void }[];
  /** How long it occupied threads and browser pages. */
  usage: UsageMeter;
}

/** `metadata` of the answer (spec 2.3). */
export const metadataOf = (
  call: PricedCall,
  attempts: readonly { provider: string }[],
  used: string | null,
): EnvelopeMetadata => ({
  provider_used: used,
  providers_tried: attempts.map(({ provider }) => provider),
  mode_used: call.mode,
  response_time_ms: Date.now() - call.context.startedAtMs,
  request_id: call.context.requestId,
});

/** What of the metadata this capability's envelope carries (spec 2.1). */
export const shownMetadata = (
  { capability }: PricedCall,
  metadata: EnvelopeMetadata,
): EnvelopeMetadata | ReducedMetadata =>
  capability.definition.hasReducedMetadata ? { request_id: metadata.request_id } : metadata;

/** The parts of its journal record that are known before the call ends. */
export type OpenCallRecord = Omit<
  CallRecord,
  'status' | 'errorSlug' | 'isCached' | 'chargeCredits' | 'render' | 'writes'
>;

export const openRecordOf = (
  call: PricedCall,
  metadata: EnvelopeMetadata,
  attempts: CallRecord['attempts'],
): OpenCallRecord => ({
  id: call.id,
  requestId: call.context.requestId,
  accountId: call.principal.accountId,
  keyId: call.principal.keyId,
  capability: call.capability.definition.name,
  route: call.route,
  mode: call.mode,
  providerUsed: metadata.provider_used,
  attempts,
  startedAtMs: call.context.startedAtMs,
  durationMs: metadata.response_time_ms,
  heldCredits: call.heldCredits,
  mark: call.mark,
});

/** The price of the mode really applied; never more than what was agreed to before. */
export function priceApplied({ capability, price }: PricedCall, applied: string | undefined): number {
  const { credits } = capability;
  if (applied === undefined || typeof credits === 'number') return price;
  return Math.min(price, credits[applied] ?? price);
}

/** @throws MaxCreditsExceededError when the call costs more than its caller will pay. */
export function checkCap({ price, maxCredits }: PricedCall): void {
  if (maxCredits !== undefined && price > maxCredits)
    throw new MaxCreditsExceededError({ price, maxCredits });
}

/** What the waterfall knows of it. */
export const waterfallCallOf = (call: PricedCall): WaterfallCall => ({
  requestId: call.context.requestId,
  signal: call.signal,
  caller: {
    accountId: call.principal.accountId,
    keyId: call.principal.keyId,
    chargeSubject: subjectOf(call.id),
    atCharge: (write, afterwards) => call.atCharge.push({ write, afterwards }),
  },
});
