/** A delivery under a lease of this worker, with all that a request takes. */
export interface ClaimedDelivery {
  id: string;
  endpointId: string;
  accountId: string;
  eventId: string;
  eventType: string;
  payload: string;
  url: string;
  /** Newest first; at least one. */
  secrets: string[];
  /** Proves who holds the lease: it changes with the next one. */
  claims: number;
  /** Attempts that ended before this one. */
  attempts: number;
  /** W3C `traceparent` of what caused it, if that was traced. */
  traceparent: string | null;
}
