import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type TracingChannel,
  type TracingChannelSubscribers,
  tracingChannel,
} from 'node:diagnostics_channel';

/** The result of an operation, for observers. */
export interface OperationEnd {
  /** Wall-clock seconds. */
  readonly seconds: number;
  /** The error that it threw; undefined if it succeeded. */
  readonly error: unknown;
}

/** What Node adds to the details of an operation. */
interface Traced {
  error?: unknown;
}

/**
 * A kind of work that can be measured and traced, such as one attempt at a provider. The code that does the work only
 * runs it through {@link run}; who observes it is decided elsewhere (docs/adr/0043-observability.md). Without
 * observers it costs a comparison.
 *
 * Details are plain data without prompts, bodies or secrets, one object for each run. The work may add to them until
 * it ends.
 */
export class Operation<D extends object> {
  private readonly channel: TracingChannel<unknown, D>;

  /** @param name unique in the service. */
  constructor(readonly name: string) {
    this.channel = tracingChannel<unknown, D>(`capstan:${name}`);
  }

  run<T>(details: D, work: () => Promise<T>): Promise<T> {
    return this.channel.tracePromise(work, details);
  }

  /**
   * Calls `handler` when an operation of this process ends.
   * @returns a function that ends the observation.
   */
  onEnd(handler: (details: D, end: OperationEnd) => void): () => void {
    const startedAtMs = new WeakMap<D, number>();
    return this.subscribe({
      start: (details) => void startedAtMs.set(details, performance.now()),
      asyncEnd: (details) => {
        const startedMs = startedAtMs.get(details);
        // It was running when the observation began.
        if (startedMs === undefined) return;
        const { error } = details as Traced;
        handler(details, { seconds: (performance.now() - startedMs) / 1000, error });
      },
    });
  }

  /**
   * Runs each operation of this process with `store` set to what `enter` returns, and calls `leave` when it ends:
   * for spans, which operations inside it have as parents.
   * @returns a function that ends the observation.
   */
  within<S>(
    store: AsyncLocalStorage<S>,
    enter: (details: D) => S,
    leave: (scope: S, details: D, error: unknown) => void,
  ): () => void {
    const scopes = new WeakMap<D, { scope: S }>();
    const { start } = this.channel;
    start.bindStore(store, (details) => {
      const scope = enter(details);
      scopes.set(details, { scope });
      return scope;
    });
    const unsubscribe = this.subscribe({
      asyncEnd: (details) => {
        const entered = scopes.get(details);
        if (entered) leave(entered.scope, details, (details as Traced).error);
      },
    });
    return () => {
      unsubscribe();
      start.unbindStore(store);
    };
  }

  private subscribe(handlers: Partial<TracingChannelSubscribers<D>>): () => void {
    // Node accepts handlers of some of the events.
    const some = handlers as TracingChannelSubscribers<D>;
    this.channel.subscribe(some);
    return () => {
      this.channel.unsubscribe(some);
    };
  }
}
