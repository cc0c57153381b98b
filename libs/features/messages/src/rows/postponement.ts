/** Sending has not ended: a further request follows. */
export interface Postponement {
  status: 'postponed';
  delayMs: number;
  /** Whether every provider that was called refused the message, so that it can still be cancelled. */
  isUnsent: boolean;
}
