import { LeaseLostError } from '../rows/lease-lost.error.js';
import { type ObservedJobRun, jobRunOperation } from './job-run-operation.js';

/** The items of a {@link ClaimLoop}. */
export interface ClaimLoopOptions<Item> {
  /** Items that are worked on at a time in this process. */
  concurrency: number;
  /** Leases up to `limit` items. */
  claim: (limit: number) => Promise<Item[]>;
  /** The work on an item as observers see it. */
  observe: (item: Item) => ObservedJobRun;
  /** Works on an item, and records how it ended. */
  run: (item: Item, shutdown: AbortSignal, observed: ObservedJobRun) => Promise<void>;
  /** Interval of polls for items without a notification, e.g. because a lease expired. */
  pollEveryMs: number;
  /** A claim that failed, or an end that was not recorded. The lease of such an item runs out. */
  onError: (error: unknown) => void;
}

/** Time for running items to finish when the worker shuts down. */
const SHUTDOWN_MS = 3_000;

/** Claims rows under a lease and works on them, a bounded number at a time. */
export class ClaimLoop<Item> {
  private readonly running = new Set<Promise<void>>();
  private readonly shutdown = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isClaiming = false;
  private isNotified = false;
  private isStopping = false;

  constructor(private readonly options: ClaimLoopOptions<Item>) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), this.options.pollEveryMs);
    this.timer.unref();
    this.wake();
  }

  /** Stops claiming and gives running items some time; then their signal aborts. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    const late = setTimeout(() => this.shutdown.abort(new Error('the worker is shutting down')), SHUTDOWN_MS);
    this.isStopping = true;
    while (this.isClaiming || this.running.size > 0) {
      await Promise.allSettled([...this.running, nextTurn()]);
    }
    clearTimeout(late);
  }

  /** Looks for items that are due. */
  wake(): void {
    this.isNotified = true;
    if (!this.isClaiming) void this.claim();
  }

  private async claim(): Promise<void> {
    const { concurrency, claim, onError } = this.options;
    this.isClaiming = true;
    try {
      while (this.isNotified && !this.isStopping && this.running.size < concurrency) {
        this.isNotified = false;
        for (const item of await claim(concurrency - this.running.size)) this.work(item);
      }
    } catch (error) {
      onError(error);
    } finally {
      this.isClaiming = false;
    }
  }

  private work(item: Item): void {
    const observed = this.options.observe(item);
    const run = jobRunOperation
      .run(observed, () => this.attempt(item, observed))
      .catch(() => undefined)
      .finally(() => {
        this.running.delete(run);
        // Its place is free, and what had to wait for it may be due.
        this.wake();
      });
    this.running.add(run);
  }

  private async attempt(item: Item, observed: ObservedJobRun): Promise<void> {
    try {
      await this.options.run(item, this.shutdown.signal, observed);
    } catch (error) {
      observed.isLeaseLost = error instanceof LeaseLostError;
      this.options.onError(error);
      throw error;
    }
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
