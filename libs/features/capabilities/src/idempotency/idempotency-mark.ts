/** The running mark of a call that carries an Idempotency-Key. */
export interface IdempotencyMark {
  callId: string;
  accountId: string;
  /** Method-less path; the same key on another route is another mark. */
  route: string;
  key: string;
}
