/** Signals closer than this are one: a terminal, npm and the start script each forward Ctrl-C. */
const DUPLICATE_SIGNAL_MS = 1_000;

/** Turns signals into two requests: stop, and, when repeated, stop immediately. */
export class StopRequest {
  private readonly stopping = new AbortController();
  private readonly forcing = new AbortController();
  private requestedAt = 0;
  private report: (error: StopRequested) => void = () => undefined;
  /** Resolves when Capstan should stop. */
  readonly requested = new Promise<StopRequested>((resolve) => (this.report = resolve));

  /** Aborts when Capstan should stop; for waits that take a signal. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborts when it should stop without waiting for calls in flight. */
  get force(): AbortSignal {
    return this.forcing.signal;
  }

  /**
   * Listens for the signals of this process, and for the loss of the start script at the other end of the IPC
   * channel.
   */
  listen(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => this.request());
    if (process.connected) process.once('disconnect', () => this.request());
  }

  request(): void {
    if (!this.stopping.signal.aborted) {
      this.requestedAt = performance.now();
      const error = new StopRequested();
      this.stopping.abort(error);
      this.report(error);
    } else if (performance.now() - this.requestedAt > DUPLICATE_SIGNAL_MS) {
      this.forcing.abort();
    }
  }
}

/** Rejects waits when the operator stops Capstan; not a failure. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}
