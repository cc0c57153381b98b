import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { EventLog } from '../events/event-log.js';
import type { JobEvent } from '../events/job-event.js';
import type { JobNotifier } from '../events/job-notifier.js';
import { EventFeed } from './event-feed.js';

const PAGE = 500;
/** A reader that is not notified for this long polls. */
const POLL_INTERVAL_MS = 3_000;

/** The event streams of jobs, for any number of readers: stored events first, then new ones, each once. */
export class EventStream<K extends string> implements BeforeApplicationShutdown {
  private readonly feeds = new Map<string, EventFeed<K>>();
  private readonly closing = new AbortController();

  /** @param terminalKinds kinds after which no event follows. */
  constructor(
    private readonly log: Pick<EventLog<K>, 'after'>,
    notifier: Pick<JobNotifier, 'onEvents' | 'onGap'>,
    private readonly terminalKinds: readonly K[],
  ) {
    notifier.onEvents((id) => void this.feeds.get(id)?.refresh());
    notifier.onGap(() => this.feeds.forEach((feed) => void feed.refresh()));
  }

  /** Open streams would keep the process alive; clients reconnect to another one. */
  beforeApplicationShutdown(): void {
    this.close();
  }

  /** Ends all readers. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Yields events after `seq` in batches as they are written, and an empty batch when none came for a while. Ends
   * with the terminal event, the reader's signal, or the process.
   */
  async *read(jobId: string, seq: number, reader: AbortSignal): AsyncGenerator<JobEvent<K>[]> {
    const signal = AbortSignal.any([reader, this.closing.signal]);
    const feed = this.enter(jobId, seq);
    let cursor = seq;
    try {
      while (!signal.aborted) {
        const batch = await this.next(jobId, feed, cursor);
        const last = batch.at(-1);
        if (last) {
          yield batch;
          cursor = last.seq;
          if (this.terminalKinds.includes(last.kind)) return;
          continue;
        }
        if (feed.since(cursor).length > 0) continue;
        const hasChanged = await feed.changed(signal, POLL_INTERVAL_MS);
        if (hasChanged) continue;
        await feed.refresh();
        yield [];
      }
    } finally {
      this.leave(jobId, feed);
    }
  }

  private async next(jobId: string, feed: EventFeed<K>, cursor: number): Promise<JobEvent<K>[]> {
    const live = feed.since(cursor);
    return live.length > 0 ? live : this.log.after(jobId, cursor, PAGE);
  }

  private enter(jobId: string, seq: number): EventFeed<K> {
    const known = this.feeds.get(jobId);
    const feed = known ?? new EventFeed<K>(seq, (after) => this.log.after(jobId, after, PAGE));
    this.feeds.set(jobId, feed);
    feed.readers += 1;
    return feed;
  }

  private leave(jobId: string, feed: EventFeed<K>): void {
    feed.readers -= 1;
    if (feed.readers === 0) this.feeds.delete(jobId);
  }
}
