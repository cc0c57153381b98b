import type { DomainEvent } from '../types/domain-event.js';

/** A delivery under a lease of this worker. */
export interface ClaimedDelivery {
  eventNumber: number;
  handler: string;
  /** This attempt included. */
  attempts: number;
  sinceFirstAttemptMs: number;
  /** W3C `traceparent` of what made the event happen, if that was traced. */
  traceparent: string | null;
  event: DomainEvent;
}
