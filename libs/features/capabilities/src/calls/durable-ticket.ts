import type { CallerSpending } from '@capstan/kit';
import type { IdempotencyMark } from '../idempotency/idempotency-mark.js';
import type { PricedCall } from './priced-call.js';

/** The state of a durable call from its start that its settlement needs. Plain data. */
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
  /** Price of one unit; `heldCredits` is for all that the call asks for. Absent in tickets of earlier versions. */
  unitPrice?: number;
  /** What its charges count towards. Absent in tickets of earlier versions. */
  spending?: CallerSpending;
  mark: IdempotencyMark | null;
  /** A job made the call. Absent for other calls. */
  isOfJob?: true;
}

/** Whether a job waits for the work, and not a client: it may be queued for as long as it takes. */
export const isOfJob = (ticket: object): boolean => (ticket as Partial<DurableTicket>).isOfJob === true;

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
  unitPrice: call.unitPrice,
  spending: { groupId: call.principal.spendingGroupId, capCredits: call.principal.creditCap },
  mark: call.mark ?? null,
});
