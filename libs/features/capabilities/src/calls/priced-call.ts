import { UsageMeter } from '@capstan/platform-core';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import { priceOf } from '../registry/registered-capability.js';
import type { CapabilityCall } from './capability-call.js';
import { createCallId } from './create-call-id.js';

/** A call with its price. */
export interface PricedCall extends CapabilityCall {
  id: string;
  mode: string | null;
  price: number;
  mark: IdempotencyMark | undefined;
  /** Credits that may be held for it: 0 before the hold, and after a rejected reservation. */
  heldCredits: number;
  /** How long it used threads and browser pages. */
  usage: UsageMeter;
}

/** @param usageClock see `USAGE_CLOCK`. */
export function priceCall(call: CapabilityCall, usageClock: () => number): PricedCall {
  const mode = call.capability.definition.mode(call.params);
  const id = createCallId(Date.now());
  const { idempotencyKey: key, route } = call;
  return {
    ...call,
    id,
    mode,
    price: priceOf(call.capability, mode),
    mark: key === undefined ? undefined : { callId: id, accountId: call.principal.accountId, route, key },
    heldCredits: 0,
    usage: new UsageMeter(usageClock),
  };
}

/** Returns the price of the mode that was applied, at most the price agreed to. */
export function priceApplied({ capability, price }: PricedCall, applied: string | undefined): number {
  const { credits } = capability;
  if (applied === undefined || typeof credits === 'number') return price;
  return Math.min(price, credits[applied] ?? price);
}
