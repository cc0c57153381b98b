/** The claim of a call on its Idempotency-Key. */
export interface IdempotencyMark {
  callId: string;
  accountId: string;
  /** Path without the method; the same key on another route is independent. */
  route: string;
  key: string;
}
