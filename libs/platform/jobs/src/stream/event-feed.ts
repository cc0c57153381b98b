import type { JobEvent } from '../events/job-event.js';

/** Events kept for live readers; earlier ones are read from the database. */
const MAX_RECENT = 500;

/** The live end of one job's stream in this process: read once from the database for any number of readers. */
export class EventFeed<K extends string> {
  private recent: JobEvent<K>[] = [];
  private loading: Promise<void> | undefined;
  private isStale = false;
  private waiting = new Set<() => void>();
  readers = 0;

  /**
   * @param start events up to this number are not kept here.
   * @param load returns events after a number, from the database.
   */
  constructor(
    private readonly start: number,
    private readonly load: (after: number) => Promise<JobEvent<K>[]>,
  ) {}

  /** Returns the events after `cursor`, or none if they are not all kept here. */
  since(cursor: number): JobEvent<K>[] {
    const first = this.recent[0]?.seq;
    if (first === undefined || first > cursor + 1) return [];
    return this.recent.slice(cursor + 1 - first);
  }

  /** Reads new events. Never rejects. */
  async refresh(): Promise<void> {
    this.isStale = true;
    this.loading ??= this.reload().finally(() => (this.loading = undefined));
    await this.loading;
  }

  /** Resolves with true when there is a new event; with false when the signal aborts, or after `timeoutMs`. */
  changed(signal: AbortSignal, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasChanged: boolean): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.waiting.delete(wake);
        resolve(hasChanged);
      };
      const wake = (): void => end(true);
      const giveUp = (): void => end(false);
      const timer = setTimeout(giveUp, timeoutMs);
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(wake);
      if (signal.aborted) giveUp();
    });
  }

  private async reload(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      const fresh = await this.load(this.recent.at(-1)?.seq ?? this.start).catch(() => []);
      if (fresh.length === 0) continue;
      // There may be more than one page.
      this.isStale = true;
      this.recent = [...this.recent, ...fresh].slice(-MAX_RECENT);
      for (const wake of this.waiting) wake();
    }
  }
}
