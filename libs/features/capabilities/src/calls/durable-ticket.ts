import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import type { PricedCall } from './priced-call.js';

/** Everything that ending a durable call needs from its start. Plain data. */
export interface DurableTicket {
  callId: string;
  requestId: string;
  accountId: string;
  keyId: string;
  capability: string;
  route: string;
  mode: string | null;
  /** Name used in `providers_tried`; null if the work runs a waterfall. */
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
