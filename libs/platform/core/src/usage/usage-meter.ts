import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<UsageMeter>();

/** Measures how long a piece of work occupied threads and browser pages, in total. */
export class UsageMeter {
  private endedMs = 0;
  private readonly underWay = new Set<{ readonly atMs: number }>();

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {}

  /** Finished, aborted and running uses. Waiting for a thread or a page does not count. */
  get usedMs(): number {
    const now = this.now();
    let used = this.endedMs;
    for (const { atMs } of this.underWay) used += now - atMs;
    return used;
  }

  /** Runs work whose uses this meter counts. */
  run<T>(work: () => T): T {
    return scope.run(this, work);
  }

  /** Starts a use. @returns a function that ends it; further calls have no effect. */
  start(): () => void {
    const use = { atMs: this.now() };
    this.underWay.add(use);
    return () => {
      if (this.underWay.delete(use)) this.endedMs += this.now() - use.atMs;
    };
  }
}

const unmeasured = (): void => {};

/**
 * Starts a use of a limited resource for the current work, if it is measured.
 * @returns a function that ends the use; further calls have no effect.
 */
export const startUsage = (): (() => void) => scope.getStore()?.start() ?? unmeasured;
