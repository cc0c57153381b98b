import type { FaultReason, ModelFault } from './model.fault.js';

/**
 * After so many failures of a class in a row a model rests for so long. A wait that the vendor states goes
 * first. Output that does not fit speaks of the question more than of the model.
 */
const POLICY: Record<FaultReason, { failures: number; restSeconds: number } | null> = {
  rate_limited: { failures: 1, restSeconds: 30 },
  quota_exhausted: { failures: 1, restSeconds: 600 },
  misconfigured: { failures: 1, restSeconds: 300 },
  upstream_error: { failures: 2, restSeconds: 30 },
  timeout: { failures: 2, restSeconds: 60 },
  invalid_output: null,
};

/** A vendor may state absurd waits; beyond a day we ask again. */
const LONGEST_REST_SECONDS = 86_400;

/** Whether a model is worth asking now. After its rest one failure of any class sends it back. */
export class ModelRest {
  private failuresInARow = 0;
  private restsUntilMs = 0;
  private failedAtMs = Number.NEGATIVE_INFINITY;
  private lastReason: FaultReason = 'upstream_error';

  constructor(private readonly now: () => number = Date.now) {}

  /** Why it rests and for how long still; undefined when it may be asked. */
  current(): { reason: FaultReason; leftSeconds: number } | undefined {
    const leftMs = this.restsUntilMs - this.now();
    return leftMs > 0 ? { reason: this.lastReason, leftSeconds: Math.ceil(leftMs / 1000) } : undefined;
  }

  /** An answer to what was asked before the last failure tells what was, and ends no rest. */
  answered(askedAtMs: number): void {
    if (askedAtMs < this.failedAtMs) return;
    this.failuresInARow = 0;
    this.restsUntilMs = 0;
  }

  failed(fault: ModelFault): void {
    const policy = POLICY[fault.reason];
    if (!policy || fault.isAboutQuestion) return;
    this.failedAtMs = this.now();
    this.failuresInARow += 1;
    const wait = fault.retryAfterSeconds;
    if (wait === undefined && this.failuresInARow < policy.failures) return;
    const seconds = Math.min(wait ?? policy.restSeconds, LONGEST_REST_SECONDS);
    const untilMs = this.now() + seconds * 1000;
    if (untilMs <= this.restsUntilMs) return;
    this.restsUntilMs = untilMs;
    this.lastReason = fault.reason;
  }
}
