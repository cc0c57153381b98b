import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { BuildNews } from '../events/build-news.js';
import { type BuildEvent, TERMINAL_KINDS } from '../events/build-event.js';
import { EventLog } from '../events/event-log.js';
import { BuildFeed } from './build-feed.js';

const PAGE = 500;
/** How long a reader trusts that it would have been told; then it looks for itself. */
const LOOK_EVERY_MS = 3_000;

/** The streams of builds, for any number of readers: what is stored first, then what comes, nothing twice. */
@Injectable()
export class BuildStream implements BeforeApplicationShutdown {
  private readonly feeds = new Map<string, BuildFeed>();
  private readonly closing = new AbortController();

  constructor(
    private readonly log: EventLog,
    news: BuildNews,
  ) {
    news.onEvents((id) => void this.feeds.get(id)?.refresh());
    news.onGap(() => this.feeds.forEach((feed) => void feed.refresh()));
  }

  /** Readers would hold the process until they hang up; they come back to another one. */
  beforeApplicationShutdown(): void {
    this.closing.abort();
  }

  /**
   * Events after `seq` in batches, as they come, and an empty one when nothing came for a while. Ends with the terminal
   * event, the reader's signal, or this process.
   */
  async *read(buildId: string, seq: number, reader: AbortSignal): AsyncGenerator<BuildEvent[]> {
    const signal = AbortSignal.any([reader, this.closing.signal]);
    const feed = this.enter(buildId, seq);
    let cursor = seq;
    try {
      while (!signal.aborted) {
        const batch = await this.next(buildId, feed, cursor);
        if (batch.length > 0) {
          yield batch;
          const last = batch.at(-1) as BuildEvent;
          cursor = last.seq;
          if (TERMINAL_KINDS.includes(last.kind)) return;
          continue;
        }
        if (feed.since(cursor).length > 0) continue;
        const isNews = await feed.changed(signal, LOOK_EVERY_MS);
        if (isNews) continue;
        await feed.refresh();
        yield [];
      }
    } finally {
      this.leave(buildId, feed);
    }
  }

  private async next(buildId: string, feed: BuildFeed, cursor: number): Promise<BuildEvent[]> {
    const live = feed.since(cursor);
    return live.length > 0 ? live : this.log.after(buildId, cursor, PAGE);
  }

  private enter(buildId: string, seq: number): BuildFeed {
    const known = this.feeds.get(buildId);
    const feed = known ?? new BuildFeed(seq, (after) => this.log.after(buildId, after, PAGE));
    this.feeds.set(buildId, feed);
    feed.readers += 1;
    return feed;
  }

  private leave(buildId: string, feed: BuildFeed): void {
    feed.readers -= 1;
    if (feed.readers === 0) this.feeds.delete(buildId);
  }
}
