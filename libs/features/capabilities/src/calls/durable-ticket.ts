import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import type { PricedCall } from './priced-call.js';

/** All that the end of a durable call needs to know of its beginning. Plain data. */
export interface DurableTicket {
  callId: string;
  requestId: string;
  accountId: string;
  keyId: string;
  capability: string;
  route: string;
  mode: string | null;
  /** Name in `providers_tried`; null where the work runs a waterfall. */
  provider: string | null;
  startedAtMs: number;
  heldCredits: number;
  mark: IdempotencyMark | null;
}

export const ticketOf = (call: PricedCall, provider: string | null): DurableTicket => ({
  callId: call.id,
  requestId: call.context.requestId,
  accountId: call.principal.accountId,
  keyId: call.principal.credential.id,
  capability: call.capability.definition.name,
  route: call.route,
  mode: call.mode,
  provider,
  startedAtMs: call.context.startedAtMs,
  heldCredits: call.heldCredits,
  mark: call.mark ?? null,
});
