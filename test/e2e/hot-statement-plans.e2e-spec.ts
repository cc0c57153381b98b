import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CapabilityJobStore, endJob, insertJob } from '@capstan/jobs';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { Deliveries, EventHandlers, Outbox } from '@capstan/platform-events';
import { WebhookQueue, webhooksConfig } from '@capstan/webhooks';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_TABLES, fill, filledAccounts, finish } from '../bench/growth/fill.sql.js';
import { HotPaths, type Recording } from '../bench/growth/hot-paths.js';
import { timesOf } from '../bench/growth/hot-statements.js';
import { fillIndex } from '../bench/growth/index-documents.js';
import { scansOf } from '../bench/growth/plans.sql.js';
import { RecordedStatements } from '../bench/service/recorded-statements.js';
import { sizesOf } from '../bench/growth/sizes.js';
import { workerPaths } from '../bench/growth/worker-paths.js';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { fail } from '../harness/paid-calls.js';

/** Enough for PostgreSQL to prefer an index wherever there is one. */
const SIZES = sizesOf(10_000, 100);
const ACCOUNTS = 3;

const { catalog, script } = scriptedCatalog(1);
let app: TestApp;
let dataSource: DataSource;
let recording: Recording;

beforeAll(async () => {
  app = await startApp({ catalog });
  ({ dataSource } = app);
  script((_provider, { text }) => (text === 'fail' ? fail('blocked') : { text }));
  const folder = await mkdtemp(join(tmpdir(), 'capstan-plans-'));
  const index = new LocalIndex(dataSource);
  await fill(dataSource, SIZES, { days: 90, note: () => undefined });
  await fillIndex(dataSource, new IndexFolder(index), { folder, documents: SIZES.documents });
  await rm(folder, { recursive: true });
  await finish(dataSource);
  const accounts = await filledAccounts(dataSource, SIZES.accounts, ACCOUNTS);
  const paths = new HotPaths({
    url: app.url,
    dataSource,
    recorded: new RecordedStatements(dataSource),
    apiKeys: await Promise.all(accounts.map((accountId) => app.createKey({ accountId, name: 'test' }))),
    paid: { path: '/v1/echo', body: { text: 'hello' } },
    failing: { path: '/v1/echo', body: { text: 'fail' } },
    work: workerPaths(dataSource, accounts, {
      jobs: app.app.get(CapabilityJobStore, { strict: false }),
      insertJob,
      endJob,
      deliveries: new Deliveries(dataSource),
      handlers: app.app.get(EventHandlers, { strict: false }),
      webhooks: new WebhookQueue(
        dataSource,
        app.app.get(Outbox, { strict: false }),
        app.app.get(webhooksConfig.token, { strict: false }),
      ),
      index,
    }),
  });
  recording = await paths.take();
});
afterAll(() => app.close());

describe('the statements of hot paths', () => {
  it('are all among those that were recorded', () => {
    expect(Object.values(timesOf(recording)).every((milliseconds) => milliseconds > 0)).toBe(true);
  });

  it('read no large table as a whole', async () => {
    expect(await scansOf(dataSource, [...recording.values()].flat(), LARGE_TABLES)).toEqual([]);
  });

  it('would be found if one did', async () => {
    const sql = 'SELECT count(*) FROM requests WHERE route = $1';
    expect(await scansOf(dataSource, [{ sql, parameters: ['/v1/search'] }], LARGE_TABLES)).not.toEqual([]);
  });

  it('leave books that balance', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
