import { BrowserError } from '../browser.error.js';

/** Timers are limited to 31 bits; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Everything that can end a visit early: the deadline, the caller's signal, a crash, a rejected request. The first
 * one wins; `signal.reason` is its BrowserError, with which the visit rejects at any stage.
 */
export class VisitEnd {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly endsAt: number;
  private late: BrowserError;
  private readonly onCallerAbort = (): void => {
    this.fail(new BrowserError('aborted', 'the caller aborted the visit'));
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

  /** Awaits `work`; if the deadline passes meanwhile, it is reported as `late`. */
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

  /** Resolves with the result of `work`, unless the visit ends first; the result of `work` is then ignored. */
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

  /** Clears the timer. Call it when the visit is over. */
  dispose(): void {
    clearTimeout(this.timer);
    this.callerSignal.removeEventListener('abort', this.onCallerAbort);
  }
}
