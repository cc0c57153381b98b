import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { type OpenJob, type OpenJobFilter, type QueueCounts, QUEUES } from './open-job.js';
import { countFailedJobs, countOpenJobs, listOpenJobs } from './open-jobs.sql.js';

const FAILED_LIFETIME_MS = 60_000;

/** Durable work that has not ended. Reads tables of other features, and writes none. */
@Injectable()
export class OpenJobs {
  private readonly failed = new LRUCache<'all', Map<string, number>>({
    max: 1,
    ttl: FAILED_LIFETIME_MS,
    fetchMethod: () => countFailedJobs(this.dataSource),
  });

  constructor(private readonly dataSource: DataSource) {}

  list(filter: OpenJobFilter): Promise<OpenJob[]> {
    return listOpenJobs(this.dataSource, filter);
  }

  /** Every queue; failures are up to a minute old. */
  async counts(): Promise<QueueCounts[]> {
    const [open, failed] = await Promise.all([countOpenJobs(this.dataSource), this.failed.fetch('all')]);
    const byQueue = new Map(open.map((counts) => [counts.queue, counts]));
    return QUEUES.map((queue) => ({
      queue,
      waiting: 0,
      active: 0,
      delayed: 0,
      oldestWaitingAt: null,
      ...byQueue.get(queue),
      failedLast24h: failed?.get(queue) ?? 0,
    }));
  }
}
