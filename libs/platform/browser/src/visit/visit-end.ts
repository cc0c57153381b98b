import { BrowserError } from '../browser.error.js';

/** Timers hold 31 bits; a longer wait would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Everything that can end a visit before its time: the deadline, the caller's signal, a crash, a refusal. The
 * first one wins; `signal.reason` is its BrowserError, with which the visit rejects at whatever stage it is.
 */
export class VisitEnd {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly endsAt: number;
  private late: BrowserError;
  private readonly onCallerAbort = (): void => {
    this.fail(new BrowserError('aborted', 'the caller ended the visit'));
  };

  constructor(
    timeoutMs: number,
    private readonly callerSignal: AbortSignal,
  ) {
    const cappedMs = Math.min(timeoutMs, LONGEST_TIMER_MS);
    this.endsAt = performance.now() + cappedMs;
    this.late = new BrowserError('timeout', `the page was not ready within ${timeoutMs} ms`);
    this.timer = setTimeout(() => this.fail(this.late), cappedMs);
    if (callerSignal.aborted) this.onCallerAbort();
    else callerSignal.addEventListener('abort', this.onCallerAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Milliseconds until the deadline, at least 0. */
  get remainingMs(): number {
    return Math.max(0, this.endsAt - performance.now());
  }

  /** The result of `work`, whose absence the deadline is told as, should it pass meanwhile. */
  async awaiting<T>(late: BrowserError, work: Promise<T>): Promise<T> {
    const before = this.late;
    this.late = late;
    try {
      return await work;
    } finally {
      this.late = before;
    }
  }

  fail(error: BrowserError): void {
    this.controller.abort(error);
  }

  throwIfOver(): void {
    this.signal.throwIfAborted();
  }

  /** The result of `work`, unless the visit ends first; `work` then ends unheard. */
  async race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    work.catch(() => {});
    let stop = (): void => {};
    const over = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason as BrowserError);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
    try {
      return await Promise.race([over, work]);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Call it when the visit is over, or the timer lives on. */
  dispose(): void {
    clearTimeout(this.timer);
    this.callerSignal.removeEventListener('abort', this.onCallerAbort);
  }
}
