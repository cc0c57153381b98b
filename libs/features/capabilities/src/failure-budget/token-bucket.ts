/** Seconds that may be spent, refilled over time. */
export interface BucketLimits {
  capacitySeconds: number;
  refillSecondsPerMinute: number;
}

const MS_PER_MINUTE = 60_000;

/**
 * A token bucket of seconds. The cost is known only afterwards, so the bucket may go negative, by at most its
 * capacity: parallel calls cannot lock their account out for hours.
 */
export class TokenBucket {
  private leftSeconds: number;
  private atMs: number;

  constructor(
    private readonly limits: BucketLimits,
    nowMs: number,
  ) {
    this.leftSeconds = limits.capacitySeconds;
    this.atMs = nowMs;
  }

  /** Negative after overspending. */
  left(nowMs: number): number {
    const { capacitySeconds, refillSecondsPerMinute } = this.limits;
    const refilled = (Math.max(0, nowMs - this.atMs) * refillSecondsPerMinute) / MS_PER_MINUTE;
    return Math.min(capacitySeconds, this.leftSeconds + refilled);
  }

  spend(seconds: number, nowMs: number): void {
    this.leftSeconds = Math.max(-this.limits.capacitySeconds, this.left(nowMs) - seconds);
    this.atMs = nowMs;
  }

  /** Whole seconds until the bucket is positive; 0 if it is. */
  waitSeconds(nowMs: number): number {
    const left = this.left(nowMs);
    if (left > 0) return 0;
    return Math.floor((-left * 60) / this.limits.refillSecondsPerMinute) + 1;
  }

  isFull(nowMs: number): boolean {
    return this.left(nowMs) >= this.limits.capacitySeconds;
  }
}
