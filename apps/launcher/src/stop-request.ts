/** Two signals closer than this are one: a terminal, npm and the start script each pass Ctrl-C on. */
const DUPLICATE_SIGNAL_MS = 1_000;

/** Turns signals into two wishes: stop, and, at the second time of asking, stop at once. */
export class StopRequest {
  private readonly stopping = new AbortController();
  private readonly forcing = new AbortController();
  private requestedAt = 0;
  private report: (error: StopRequested) => void = () => undefined;
  /** Resolves when Capstan is to end. */
  readonly requested = new Promise<StopRequested>((resolve) => (this.report = resolve));

  /** Aborted when Capstan is to end; for waits that take a signal. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborted when it is to end without waiting for calls in flight. */
  get force(): AbortSignal {
    return this.forcing.signal;
  }

  /** Listens to the signals of this process, and to the loss of the start script that holds the channel. */
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

/** Thrown out of waits when the operator asks for the end: no fault. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}
