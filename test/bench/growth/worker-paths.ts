import { randomUUID } from 'node:crypto';
import type { CapabilityJobStore } from '@capstan/jobs';
import type { LocalIndex } from '@capstan/local-index';
import type { Deliveries, EventHandlers } from '@capstan/platform-events';
import type { WebhookQueue } from '@capstan/webhooks';
import type { OpenJobs } from '@capstan/admin';
import type { DataSource } from 'typeorm';
import type { HotPathsOptions } from './hot-paths.js';
import { INDEX_QUESTION } from './index-documents.js';
import { insertDelivery } from './worker-paths.sql.js';

/** Parts of the service that run in workers. */
export interface WorkerParts {
  jobs: Pick<CapabilityJobStore, 'claimable' | 'claim'>;
  insertJob: typeof import('@capstan/jobs').insertJob;
  endJob: typeof import('@capstan/jobs').endJob;
  deliveries: Pick<Deliveries, 'claim' | 'complete'>;
  /** Adds a handler of charges, so that each paid call writes an event. */
  handlers: Pick<EventHandlers, 'add' | 'names'>;
  webhooks: Pick<WebhookQueue, 'claim' | 'record'>;
  queues: Pick<OpenJobs, 'counts'>;
  index: Pick<LocalIndex, 'search'>;
}

const JOB_END = {
  status: 'completed',
  result: {},
  failure: null,
  attempts: [],
  providerUsed: null,
  credits: 0,
} as const;
const LIMIT = 10;
const SEARCH_TIMEOUT_MS = 15_000;

/** Adds something to do, claims it and ends it, so that the next round finds as much as this one. */
export function workerPaths(
  dataSource: DataSource,
  accounts: readonly string[],
  { jobs, insertJob, endJob, deliveries, handlers, webhooks, queues, index }: WorkerParts,
): HotPathsOptions['work'] {
  handlers.add({ name: 'growth', types: ['credits.charged'], handle: () => Promise.resolve() });
  let next = 0;
  const accountId = (): string => accounts[(next += 1) % accounts.length] ?? '';
  return {
    async job() {
      const id = randomUUID();
      const job = {
        id,
        accountId: accountId(),
        keyId: randomUUID(),
        capability: 'crawl',
        params: {},
        ticket: {},
      };
      await insertJob(dataSource, job);
      await jobs.claimable(LIMIT);
      const claim = await jobs.claim(id);
      if (claim) await endJob(dataSource, claim, JOB_END);
    },
    async event() {
      let claimed = await deliveries.claim(handlers.names(), LIMIT);
      // What was left before is handled too, which the first round does.
      while (claimed.length > 0) {
        for (const delivery of claimed) await deliveries.complete(delivery);
        claimed = await deliveries.claim(handlers.names(), LIMIT);
      }
    },
    async delivery() {
      await insertDelivery(dataSource, accountId());
      for (const delivery of await webhooks.claim(LIMIT)) {
        await webhooks.record(delivery, {
          isSuccess: true,
          isGone: false,
          durationMs: 5,
          responseStatus: 200,
          responseBody: '',
          error: null,
        });
      }
    },
    queues: () => queues.counts(),
    search: () =>
      index.search(
        {
          query: INDEX_QUESTION,
          sourceType: 'web',
          collections: [],
          publishedSince: null,
          includeDomains: [],
          excludeDomains: [],
          language: null,
          limit: LIMIT,
        },
        SEARCH_TIMEOUT_MS,
      ),
  };
}
