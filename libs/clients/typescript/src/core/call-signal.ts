import { APIAbortError, APITimeoutError } from '../errors/connection-errors.js';

/** Ends one attempt when its time is up or its caller does not want it any more. */
export class CallSignal {
  private readonly controller = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private readonly follow = (): void => this.controller.abort(abortError(this.caller));

  constructor(
    timeoutMs: number,
    private readonly caller: AbortSignal | undefined,
  ) {
    const late = new APITimeoutError(
      `There was no answer within ${timeoutMs} ms. Pass a larger \`timeoutMs\` if the work takes longer.`,
    );
    // Beyond 2^31 - 1 timers fire at once.
    this.timer = setTimeout(() => this.controller.abort(late), Math.min(timeoutMs, 2_147_483_647));
    if (caller?.aborted) this.follow();
    else caller?.addEventListener('abort', this.follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Time counts no longer; the caller may still end it. */
  stopClock(): void {
    clearTimeout(this.timer);
  }

  /** To be called when the attempt is over. */
  release(): void {
    this.stopClock();
    this.caller?.removeEventListener('abort', this.follow);
  }
}

/** What a call throws whose signal was aborted. */
export const abortError = (signal: AbortSignal | undefined): APIAbortError =>
  new APIAbortError('The call was aborted by its signal.', { cause: signal?.reason });
