import type { FailureReason, ModelCallError } from '../contract/model-call.error.js';

/**
 * Number of consecutive failures of a class after which a model cools down, and for how long. A wait that the
 * vendor states takes precedence. Invalid output depends on the request more than on the model.
 */
const POLICY: Record<FailureReason, { failures: number; cooldownSeconds: number } | null> = {
  rate_limited: { failures: 1, cooldownSeconds: 30 },
  quota_exhausted: { failures: 1, cooldownSeconds: 600 },
  misconfigured: { failures: 1, cooldownSeconds: 300 },
  upstream_error: { failures: 2, cooldownSeconds: 30 },
  timeout: { failures: 2, cooldownSeconds: 60 },
  invalid_output: null,
};

/** A vendor may state an excessive wait; after a day the model is tried again. */
const MAX_COOLDOWN_SECONDS = 86_400;

/** Whether a model is available. After a cooldown one failure of any class starts another one. */
export class ModelCooldown {
  private failuresInARow = 0;
  private coolsDownUntilMs = 0;
  private failedAtMs = Number.NEGATIVE_INFINITY;
  private lastReason: FailureReason = 'upstream_error';

  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the reason and remaining time of a cooldown; undefined when the model is available. */
  current(): { reason: FailureReason; remainingSeconds: number } | undefined {
    const remainingMs = this.coolsDownUntilMs - this.now();
    return remainingMs > 0
      ? { reason: this.lastReason, remainingSeconds: Math.ceil(remainingMs / 1000) }
      : undefined;
  }

  /** An answer to a request sent before the last failure does not end a cooldown. */
  succeeded(askedAtMs: number): void {
    if (askedAtMs < this.failedAtMs) return;
    this.failuresInARow = 0;
    this.coolsDownUntilMs = 0;
  }

  failed(fault: ModelCallError): void {
    const policy = POLICY[fault.reason];
    if (!policy || fault.isInvalidRequest) return;
    this.failedAtMs = this.now();
    this.failuresInARow += 1;
    const wait = fault.retryAfterSeconds;
    if (wait === undefined && this.failuresInARow < policy.failures) return;
    const seconds = Math.min(wait ?? policy.cooldownSeconds, MAX_COOLDOWN_SECONDS);
    const untilMs = this.now() + seconds * 1000;
    if (untilMs <= this.coolsDownUntilMs) return;
    this.coolsDownUntilMs = untilMs;
    this.lastReason = fault.reason;
  }
}
