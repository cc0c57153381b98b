import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import { isOpenWorkOwner, OPEN_WORK, type OpenWork } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import {
  JOB_KINDS,
  type OpenCounts,
  type OpenJob,
  type OpenJobFilter,
  type QueueCounts,
  type QueueName,
  QUEUES,
} from './open-job.js';
import { countFailedJobs, countOpenJobs, listOpenJobs } from './open-jobs.sql.js';

const FAILED_LIFETIME_MS = 60_000;

/** Durable work that has not ended, in the queues of all features. */
@Injectable()
export class OpenJobs {
  private readonly failed = new LRUCache<'all', Map<string, number>>({
    max: 1,
    ttl: FAILED_LIFETIME_MS,
    fetchMethod: () => countFailedJobs(this.dataSource),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly discovery: DiscoveryService,
  ) {}

  list({ kind, ...filter }: OpenJobFilter): Promise<OpenJob[]> {
    return listOpenJobs(this.dataSource, this.queues(kind === undefined ? JOB_KINDS : [kind]), filter);
  }

  /** What is open in every queue. */
  counts(): Promise<OpenCounts[]> {
    return countOpenJobs(this.dataSource, this.queues(QUEUES));
  }

  /** What is open in every queue, and what failed: up to a minute old. */
  async countsWithFailures(): Promise<QueueCounts[]> {
    const [open, failed] = await Promise.all([this.counts(), this.failed.fetch('all')]);
    return open.map((counts) => ({ ...counts, failedLast24h: failed?.get(counts.queue) ?? 0 }));
  }

  private queues(names: readonly QueueName[]): OpenWork[] {
    const owners = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter(isOpenWorkOwner);
    const byName = new Map(owners.map((owner) => [owner[OPEN_WORK].queue, owner[OPEN_WORK]]));
    return names.map((name) => {
      const work = byName.get(name);
      if (!work) throw new Error(`no provider knows the queue ${name}`);
      return work;
    });
  }
}
