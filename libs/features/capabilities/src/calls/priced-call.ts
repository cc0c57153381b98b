import { UsageMeter } from '@capstan/platform-core';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { priceOf } from '../registry/registered-capability.js';
import type { CapabilityCall } from './capability-call.js';
import { createCallId } from '../call-ids/call-id.js';
import { type EnvelopeMetadata, RenderedEnvelope } from '@capstan/platform-http';

/** A call with its price. */
export interface PricedCall extends CapabilityCall {
  id: string;
  mode: string | null;
  /** Price of one unit. */
  unitPrice: number;
  /** Price of all units that it asks for. */
  price: number;
  mark: IdempotencyMark | undefined;
  /** Credits that may be held for it: 0 before the hold, and after a rejected reservation. */
  heldCredits: number;
  /** Charged by a provider besides the price, under another subject of the ledger. */
  extraCredits: number;
  /** How long it used threads and browser pages. */
  usage: UsageMeter;
}

/** @param usageClock see `USAGE_CLOCK`. */
export function priceCall(call: CapabilityCall, usageClock: () => number): PricedCall {
  const mode = call.capability.definition.mode(call.params);
  const id = createCallId(Date.now());
  const { idempotencyKey: key, route } = call;
  const unitPrice = priceOf(call.capability, mode);
  return {
    ...call,
    id,
    mode,
    unitPrice,
    price: unitPrice * unitsOf(call),
    mark: key === undefined ? undefined : { callId: id, accountId: call.principal.accountId, route, key },
    heldCredits: 0,
    extraCredits: 0,
    usage: new UsageMeter(usageClock),
  };
}

/** The price of the applied mode and of the delivered units; never more than the price before the call. */
export function priceApplied(
  call: PricedCall,
  applied: { mode?: string | undefined; units?: number | undefined },
): number {
  const { credits } = call.capability;
  const { mode, units = unitsOf(call) } = applied;
  const inMode = mode === undefined || typeof credits === 'number' ? undefined : credits[mode];
  return Math.min(call.price, (inMode ?? call.unitPrice) * units);
}

const unitsOf = ({ capability, params }: CapabilityCall): number =>
  capability.definition.unit?.count(params) ?? 1;

/** Metadata of a call: for its answer, its receipt or its error. */
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

/** Response envelope, with the amount of metadata that the capability shows. */
export const envelopeOf = (
  { capability }: PricedCall,
  result: object,
  metadata: EnvelopeMetadata,
  chargedCredits: number,
): RenderedEnvelope =>
  RenderedEnvelope.of(
    result,
    capability.definition.hasReducedMetadata ? { request_id: metadata.request_id } : metadata,
    chargedCredits,
  );
