/** One message and its answer, as long as that is under way. */
export interface Exchange {
  readonly signal: AbortSignal;
  /** Ends it; its caller gets no more than it has. */
  abort(): void;
  /** It may last long without doing anything that would be lost: a subscription, or waiting for a job. */
  markAsWaiting(): void;
  end(): void;
}

/** All exchanges under way in this process. */
export class Exchanges {
  private readonly waiting = new Set<AbortController>();
  private readonly named = new Map<string, Set<AbortController>>();
  private stopping = false;

  /** Whether nothing new is to be begun. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** @param name under which a later message may cancel it. */
  begin(name?: string): Exchange {
    const controller = new AbortController();
    if (name !== undefined) this.named.set(name, (this.named.get(name) ?? new Set()).add(controller));
    return {
      signal: controller.signal,
      abort: () => controller.abort(),
      markAsWaiting: () => {
        if (this.stopping) controller.abort();
        else this.waiting.add(controller);
      },
      end: () => {
        this.waiting.delete(controller);
        if (name !== undefined) this.forget(name, controller);
      },
    };
  }

  /** Cuts the exchange of that name. Where two have it, nobody can say which is meant, and both go on. */
  cancel(name: string): void {
    const [only, another] = this.named.get(name) ?? [];
    if (another === undefined) only?.abort();
  }

  /** Cuts those that wait, now and from now on. The others are left to end. */
  stopWaiting(): void {
    this.stopping = true;
    for (const controller of this.waiting) controller.abort();
  }

  private forget(name: string, controller: AbortController): void {
    const those = this.named.get(name);
    those?.delete(controller);
    if (those?.size === 0) this.named.delete(name);
  }
}
