import type { CallContext } from '../capability-provider.js';
import { ProviderFailure } from '../provider-failure.js';

/** The rate limits of a vendor. */
export interface PaceLimits {
  /** For messages: `arXiv`. */
  title: string;
  /** Maximum number of concurrent requests. */
  concurrent: number;
  /** Minimum time between the starts of two requests; 0: no limit. */
  intervalMs: number;
}

/**
 * Enforces a vendor's rate limits: early requests wait in a queue, first come, first served. It counts the requests
 * of this process only; an operator of several processes must divide the vendor's limits between them.
 */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private nextStartAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: PaceLimits) {}

  /**
   * Runs the task at its turn, with the milliseconds that are left of the attempt.
   * @throws ProviderFailure `rate_limited` at once when the turn would be past the deadline of the attempt; the
   * reason of the signal when it aborts while waiting.
   */
  async run<T>(
    task: (timeoutMs: number) => Promise<T>,
    { signal, timeoutMs }: Pick<CallContext, 'signal' | 'timeoutMs'>,
  ): Promise<T> {
    signal.throwIfAborted();
    const endsAt = performance.now() + timeoutMs;
    this.rejectIfTooLate(timeoutMs);
    await this.turn(signal);
    try {
      return await task(Math.max(1, Math.floor(endsAt - performance.now())));
    } finally {
      this.running -= 1;
      this.advance();
    }
  }

  /** Request durations are unknown, so only the intervals count: the turn is at this time at the earliest. */
  private rejectIfTooLate(timeoutMs: number): void {
    const { title, intervalMs } = this.limits;
    const untilNextMs = Math.max(0, this.nextStartAt - performance.now());
    const waitMs = untilNextMs + this.waiting.length * intervalMs;
    if (waitMs === 0 || waitMs < timeoutMs) return;
    throw new ProviderFailure('rate_limited', `${title} allows one request per ${intervalMs} ms`, {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
      wasNotSent: true,
    });
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        this.advance();
        reject(signal.reason as Error);
      };
      this.waiting.push(start);
      signal.addEventListener('abort', giveUp, { once: true });
      this.advance();
    });
  }

  /** Starts all tasks whose turn it is, and schedules the next. */
  private advance(): void {
    clearTimeout(this.timer);
    while (this.running < this.limits.concurrent) {
      const start = this.waiting[0];
      if (!start) return;
      const waitMs = this.nextStartAt - performance.now();
      if (waitMs > 0) {
        this.timer = setTimeout(() => this.advance(), Math.ceil(waitMs));
        return;
      }
      this.waiting.shift();
      this.running += 1;
      this.nextStartAt = performance.now() + this.limits.intervalMs;
      start();
    }
  }
}
