import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<UsageMeter>();

/** How long a piece of work occupied threads and browser pages, all of them added up. */
export class UsageMeter {
  private endedMs = 0;
  private readonly underWay = new Set<{ readonly atMs: number }>();

  /** @param now milliseconds of a clock that is never set. */
  constructor(private readonly now: () => number) {}

  /** Whole and broken-off uses, and those under way until now. Waiting for a thread or a page does not count. */
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

  /** Counts a use from now on. @returns ends it; further calls do nothing. */
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
 * Counts a use of something scarce for the work that runs, where that is measured.
 * @returns ends the use; further calls do nothing.
 */
export const startUsage = (): (() => void) => scope.getStore()?.start() ?? unmeasured;
