import { APIAbortError, APITimeoutError } from '../errors/connection-errors.js';

/** Aborts one attempt at its timeout or when its caller aborts. */
export class CallSignal {
  private readonly controller = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private readonly follow = (): void => this.controller.abort(abortError(this.caller));

  constructor(
    timeoutMs: number,
    private readonly caller: AbortSignal | undefined,
  ) {
    const late = new APITimeoutError(
      `There was no response within ${timeoutMs} ms. Pass a larger \`timeoutMs\` if the call takes longer.`,
    );
    // Timers with a delay above 2^31 - 1 fire at once.
    this.timer = setTimeout(() => this.controller.abort(late), Math.min(timeoutMs, 2_147_483_647));
    if (caller?.aborted) this.follow();
    else caller?.addEventListener('abort', this.follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops the timeout; the caller may still abort. */
  clearTimeout(): void {
    clearTimeout(this.timer);
  }

  /** Must be called when the attempt is over. */
  release(): void {
    this.clearTimeout();
    this.caller?.removeEventListener('abort', this.follow);
  }
}

/** The error of a call whose signal was aborted. */
export const abortError = (signal: AbortSignal | undefined): APIAbortError =>
  new APIAbortError('The call was aborted by its signal.', { cause: signal?.reason });
