/** One message and its answer, as long as that is under way. */
export interface Exchange {
  readonly signal: AbortSignal;
  /** Ends it; its caller gets no more than it has. */
  cut(): void;
  /** It may last long without doing anything that would be lost: a subscription, or waiting for a job. */
  markAsWaiting(): void;
  end(): void;
}

/** All exchanges under way in this process. */
export class Exchanges {
  private readonly waiting = new Set<AbortController>();
  private stopping = false;

  /** Whether nothing new is to be begun. */
  get isStopping(): boolean {
    return this.stopping;
  }

  begin(): Exchange {
    const controller = new AbortController();
    return {
      signal: controller.signal,
      cut: () => controller.abort(),
      markAsWaiting: () => {
        if (this.stopping) controller.abort();
        else this.waiting.add(controller);
      },
      end: () => this.waiting.delete(controller),
    };
  }

  /** Cuts those that wait, now and from now on. The others are left to end. */
  stopWaiting(): void {
    this.stopping = true;
    for (const controller of this.waiting) controller.abort();
  }
}
