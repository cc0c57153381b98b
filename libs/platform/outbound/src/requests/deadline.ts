import { OutboundError } from '../errors/outbound.error.js';

/** Timers are limited to 31 bits; a longer delay would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The timeout of a whole exchange, combined with the caller's signal. `signal.reason` is the OutboundError that the
 * call rejects with (`timeout` or `aborted`), whichever came first.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly onCallerAbort = (): void => {
    this.controller.abort(new OutboundError('aborted', 'the caller aborted the request'));
  };

  /** Call `end` when the exchange is over, to clear the timer. */
  constructor(
    timeoutMs: number,
    private readonly callerSignal?: AbortSignal,
  ) {
    this.timer = setTimeout(
      () => {
        this.controller.abort(new OutboundError('timeout', `no complete response within ${timeoutMs} ms`));
      },
      Math.min(timeoutMs, LONGEST_TIMER_MS),
    );
    if (callerSignal?.aborted) this.onCallerAbort();
    else callerSignal?.addEventListener('abort', this.onCallerAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /**
   * Resolves with the result of `work`, unless the timeout passes or the caller aborts first; the result of `work`
   * is then ignored.
   */
  async race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    let stop = (): void => {};
    const over = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason as OutboundError);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  end(): void {
    clearTimeout(this.timer);
    this.callerSignal?.removeEventListener('abort', this.onCallerAbort);
  }
}
