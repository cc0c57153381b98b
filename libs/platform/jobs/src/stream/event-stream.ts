import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { EventLog } from '../events/event-log.js';
import type { JobEvent } from '../events/job-event.js';
import type { JobNews } from '../events/job-news.js';
import { EventFeed } from './event-feed.js';

const PAGE = 500;
/** How long a reader trusts that it would have been told; then it looks for itself. */
const LOOK_EVERY_MS = 3_000;

/** The streams of jobs, for any number of readers: what is stored first, then what comes, nothing twice. */
export class EventStream<K extends string> implements BeforeApplicationShutdown {
  private readonly feeds = new Map<string, EventFeed<K>>();
  private readonly closing = new AbortController();

  /** @param terminalKinds after which nothing follows. */
  constructor(
    private readonly log: Pick<EventLog<K>, 'after'>,
    news: Pick<JobNews, 'onEvents' | 'onGap'>,
    private readonly terminalKinds: readonly K[],
  ) {
    news.onEvents((id) => void this.feeds.get(id)?.refresh());
    news.onGap(() => this.feeds.forEach((feed) => void feed.refresh()));
  }

  /** Readers would hold the process until they hang up; they come back to another one. */
  beforeApplicationShutdown(): void {
    this.close();
  }

  /** Ends all readers. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Events after `seq` in batches, as they come, and an empty one when nothing came for a while. Ends with the terminal
   * event, the reader's signal, or this process.
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
        const isNews = await feed.changed(signal, LOOK_EVERY_MS);
        if (isNews) continue;
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
