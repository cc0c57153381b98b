/** A message and its response, while in progress. */
export interface Exchange {
  readonly signal: AbortSignal;
  /** Aborts it; the client gets nothing more. */
  abort(): void;
  /** It may wait for long without losing anything when aborted: a subscription, or waiting for a job. */
  markAsWaiting(): void;
  end(): void;
}

/** All exchanges in progress in this process. */
export class Exchanges {
  private readonly waiting = new Set<AbortController>();
  private readonly named = new Map<string, Set<AbortController>>();
  private stopping = false;

  /** Whether nothing new may start. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** @param name with which a later message may cancel it. */
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

  /** Aborts the exchange of that name. If two have it, the target is ambiguous, and both continue. */
  cancel(name: string): void {
    const [only, another] = this.named.get(name) ?? [];
    if (another === undefined) only?.abort();
  }

  /** Aborts waiting exchanges, now and from now on. The others may finish. */
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
