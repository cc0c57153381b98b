import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenJobs } from '@capstan/admin';
import { ConsoleUsers } from '@capstan/console';
import { CapabilityJobStore, endJob, insertJob } from '@capstan/jobs';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { Deliveries, EventHandlers, Outbox } from '@capstan/platform-events';
import { WebhookQueue, webhooksConfig } from '@capstan/webhooks';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_TABLES, fill, filledAccounts, finish } from '../../bench/growth/fill.sql.js';
import { HotPaths, type Recording } from '../../bench/growth/hot-paths.js';
import { timesOf } from '../../bench/growth/hot-statements.js';
import { fillIndex } from '../../bench/growth/index-documents.js';
import { rowsReadBy, scansOf } from '../../bench/growth/plans.sql.js';
import { type RecordedStatement, RecordedStatements } from '../../bench/service/recorded-statements.js';
import { sizesOf } from '../../bench/growth/sizes.js';
import { workerPaths } from '../../bench/growth/worker-paths.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { ConsolePage, linkFor } from '../../harness/console-user.js';
import { fail } from '../../harness/paid-calls.js';

/** Enough for PostgreSQL to prefer an index wherever there is one. */
const SIZES = sizesOf(10_000, 100);
const ACCOUNTS = 3;
/** A page, and the first jobs of ten accounts; of each table there are a thousand rows. */
const FEW_ROWS = 200;

const { catalog, script } = scriptedCatalog(1);
let app: TestApp;
let dataSource: DataSource;
let recording: Recording;
/** What lists send, page by page, of an account with many members and invitations, and of all open jobs. */
let lists: RecordedStatement[];

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
  const recorded = new RecordedStatements(dataSource);
  const paths = new HotPaths({
    url: app.url,
    dataSource,
    recorded,
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
      queues: app.app.get(OpenJobs, { strict: false }),
      index,
    }),
  });
  recording = await paths.take();
  const owner = await ownerOf(accounts[0] ?? '');
  lists = await recorded.during(async () => {
    await readLists(owner);
    await readOpenJobs();
  });
});
afterAll(() => app.close());

async function ownerOf(accountId: string): Promise<ConsolePage> {
  const email = 'owner@example.test';
  await app.app.get(ConsoleUsers).createOwner({ id: accountId, email, name: 'Owner' }, { isOperator: false });
  const page = new ConsolePage(app.url);
  await page.signInWith(await linkFor(app, email));
  return page;
}

/** Two pages of each list, and a change of a member. */
async function readLists(page: ConsolePage): Promise<void> {
  for (const path of ['/console/api/members', '/console/api/invitations']) {
    const first = await page.send(`${path}?limit=20`);
    const second = await page.send(`${path}?limit=20&after=${first.body.data.next_after}`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.next_after).toEqual(expect.any(String));
  }
  const [member] = (await page.send('/console/api/members?role=member&limit=1')).body.data.members;
  const changed = await page.send(`/console/api/members/${member.user_id}`, {
    method: 'PATCH',
    body: { role: 'viewer' },
  });
  expect(changed.status).toBe(200);
}

/** Two pages of the open jobs, of those in each state that has some, and of those of one account. */
async function readOpenJobs(): Promise<void> {
  const read = (query: string) => app.call(`/v1/admin/jobs?limit=20${query}`, { key: app.adminKey });
  const first = await read('');
  const accountId = first.body.data.jobs[0].account_id;
  expect((await read('&state=active')).body.data.jobs).toEqual([]);
  for (const filter of ['', '&state=waiting', '&state=delayed', `&account_id=${accountId}`]) {
    const { body } = await read(filter);
    expect(body.data.jobs).toHaveLength(20);
    const following = await read(`${filter}&after=${body.data.next_after}`);
    expect(following.body.data.jobs.length).toBeGreaterThan(0);
  }
}

describe('the statements of hot paths', () => {
  it('are all among those that were recorded', () => {
    expect(Object.values(timesOf(recording)).every((milliseconds) => milliseconds > 0)).toBe(true);
  });

  it('read no large table as a whole', async () => {
    expect(await scansOf(dataSource, [...recording.values(), lists].flat(), LARGE_TABLES)).toEqual([]);
  });

  it.each([
    ['jobs to claim', /WITH RECURSIVE open_account/],
    ['a page of open jobs', /AS cursor/],
    ['a page of members, and a change of one', /FROM "?console_members/],
    ['a page of invitations', /FROM "?console_invitations/],
  ])('read few rows, however many there are: %s', async (_name, pattern) => {
    const sent = [...recording.values(), lists].flat().filter(({ sql }) => pattern.test(sql));
    const reading = sent.filter(({ sql }) => !/^\s*(?:INSERT|UPDATE|DELETE)|AS "oldestWaitingAt"/.test(sql));
    expect(reading.length).toBeGreaterThan(0);
    for (const statement of reading)
      expect(await rowsReadBy(dataSource, statement), statement.sql).toBeLessThan(FEW_ROWS);
  });

  it('would be found if one did', async () => {
    const sql = 'SELECT count(*) FROM requests WHERE route = $1';
    expect(await scansOf(dataSource, [{ sql, parameters: ['/v1/search'] }], LARGE_TABLES)).not.toEqual([]);
  });

  it('leave books that balance', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
