/** Two signals closer than this are one: a terminal, npm and the start script each pass Ctrl-C on. */
const SAME_WISH_MS = 1_000;

/** Turns signals into two wishes: stop, and, at the second time of asking, stop at once. */
export class StopRequest {
  private readonly stopping = new AbortController();
  private readonly hurrying = new AbortController();
  private askedAt = 0;
  private report: (error: StopAsked) => void = () => undefined;
  /** Resolves when Capstan is to end. */
  readonly asked = new Promise<StopAsked>((resolve) => (this.report = resolve));

  /** Aborted when Capstan is to end; for waits that take a signal. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborted when it is to end without waiting for calls in flight. */
  get hurry(): AbortSignal {
    return this.hurrying.signal;
  }

  /** Listens to the signals of this process, and to the loss of the start script that holds the channel. */
  listen(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => this.ask());
    if (process.connected) process.once('disconnect', () => this.ask());
  }

  ask(): void {
    if (!this.stopping.signal.aborted) {
      this.askedAt = performance.now();
      const error = new StopAsked();
      this.stopping.abort(error);
      this.report(error);
    } else if (performance.now() - this.askedAt > SAME_WISH_MS) {
      this.hurrying.abort();
    }
  }
}

/** Thrown out of waits when the operator asks for the end: no fault. */
export class StopAsked extends Error {
  override readonly name = 'StopAsked';
}
