import { randomUUID } from 'node:crypto';
import {
  BuildEndings,
  type Claim,
  MessageStore,
  ShownCommits,
  FailedBuildTime,
  shownWorkOf,
  buildCompleted,
  buildFailed,
  buildStopped,
} from '@capstan/builds';
import { type JudgedCommit, SitesService, VerdictStore } from '@capstan/sites';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRows } from '../../harness/build-rows.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { eventsOf, outboxOf } from '../../harness/event-rows.js';
import { type SiteRow, insertSite } from '../../harness/site-rows.js';

let database: TestDatabase;
let dataSource: DataSource;
let rows: BuildRows;
let verdicts: VerdictStore;
let shown: ShownCommits;
let site: SiteRow;
let claim: Claim;
/** Subjects of charges that were refunded. */
let refunded: string[];

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  verdicts = new VerdictStore(dataSource);
});
beforeEach(async () => {
  refunded = [];
  rows = new BuildRows(dataSource);
  shown = new ShownCommits(verdicts, holds as never);
  site = await insertSite(dataSource);
  claim = await rows.claim(await rows.insert(site));
});
afterAll(() => database?.drop());

const holds = { refund: async (_manager: unknown, subjects: string[]) => void refunded.push(...subjects) };

const withheldPage = (page: string) => ({
  page,
  findings: [{ check: 'layout' as const, severity: 'block' as const, page, message: 'cut' }],
});

const judged = (commit: string, changes: Partial<JudgedCommit> = {}, pages: string[] = []): JudgedCommit => ({
  commit,
  verdict: {
    pages: ['index.html'],
    withheld: pages.map(withheldPage),
    ours: [],
    warnings: [],
    skipped: [],
    durationMs: 1,
  },
  publishedCommit: commit,
  isFinal: true,
  ...changes,
});

const save = (value: JudgedCommit, siteId = site.siteId): Promise<void> =>
  verdicts.save(dataSource.manager, siteId, value);

const siteRow = async (): Promise<object> => {
  const [row] = await dataSource.query<object[]>(
    'SELECT judged_commit, shown_commit, published_commit FROM sites WHERE id = $1',
    [site.siteId],
  );
  return row as object;
};

describe('a verdict', () => {
  it('is stored per site and commit', async () => {
    const value = judged('a', {}, ['menu.html']);
    await save(value);
    expect(await verdicts.find(site.siteId, 'a')).toEqual(value);
    expect(await verdicts.find(site.siteId, 'b')).toBeNull();
    expect(await verdicts.find(randomUUID(), 'a')).toBeNull();
  });

  it('is replaced until it is final, then fixed', async () => {
    await save(judged('a', { isFinal: false, publishedCommit: null }));
    await save(judged('a', { publishedCommit: 'first' }));
    await save(judged('a', { publishedCommit: 'second', isFinal: false }));
    expect(await verdicts.find(site.siteId, 'a')).toMatchObject({ publishedCommit: 'first', isFinal: true });
  });

  it('lists the withheld pages of the requested commits', async () => {
    await save(judged('a', {}, ['menu.html', 'team.html']));
    await save(judged('b', {}, ['x.html']));
    const other = await insertSite(dataSource);
    await save(judged('c', {}, ['y.html']), other.siteId);
    expect([...(await verdicts.withheldIn(site.siteId, ['a', 'c', 'd']))]).toEqual([
      ['a', ['menu.html', 'team.html']],
    ]);
  });
});

describe('what visitors see', () => {
  const write = (value: JudgedCommit): Promise<void> => shown.write(dataSource.manager, claim, value);

  it('is the commit that passed, with the files that were derived from it', async () => {
    await write(judged('a', { publishedCommit: 'derived' }));
    expect(await siteRow()).toEqual({ judged_commit: 'a', shown_commit: 'a', published_commit: 'derived' });
    expect(await rows.row(claim.id)).toMatchObject({
      judged_commit: 'a',
      shown_commit: 'a',
      has_preview: true,
    });
  });

  it('is unchanged when nothing of a commit may be shown', async () => {
    await write(judged('a'));
    await write(judged('b', { publishedCommit: null }));
    expect(await siteRow()).toEqual({ judged_commit: 'b', shown_commit: 'a', published_commit: 'a' });
    expect(await rows.row(claim.id)).toMatchObject({ judged_commit: 'b', shown_commit: 'a' });
  });

  it('is nothing if the first commit of a build did not pass', async () => {
    await write(judged('a', { publishedCommit: null }));
    expect(await rows.row(claim.id)).toMatchObject({ shown_commit: null, has_preview: false });
  });

  it('is reported with the pages withheld from the last judged commit', async () => {
    await write(judged('a', {}, ['menu.html']));
    await write(judged('b', { publishedCommit: null }, ['index.html']));
    expect(await shownWorkOf(dataSource.manager, claim.id)).toEqual({
      shown_commit: 'a',
      withheld: [withheldPage('index.html')],
    });
    const service = new SitesService(dataSource);
    expect((await service.byId(site.siteId)).withheld).toEqual([withheldPage('index.html')]);
  });

  it('is free when pages of our own templates were withheld', async () => {
    const value = judged('a', {}, ['menu.html', 'own.html']);
    expect(await shown.compensate(dataSource.manager, claim, value)).toEqual([]);
    expect(refunded).toEqual([]);
    const ours = { ...value, verdict: { ...value.verdict, ours: ['own.html'] } };
    const events = await shown.compensate(dataSource.manager, claim, ours);
    expect(events).toMatchObject([{ kind: 'warning', fields: { code: 'own-defect' } }]);
    expect(events[0]?.fields['message']).toContain('(own.html)');
    expect(refunded).toEqual([claim.chargeSubject]);
  });
});

describe('the end of a build', () => {
  let wasted: { accountId: string; seconds: number }[];
  let late: string[];
  let endings: BuildEndings;
  let messages: MessageStore;

  beforeEach(() => {
    wasted = [];
    late = [];
    messages = new MessageStore(dataSource);
    const budget = {
      spend: (accountId: string, seconds: number) => void wasted.push({ accountId, seconds }),
    };
    endings = new BuildEndings(
      rows.held,
      holds as never,
      messages,
      { begin: (_claim: Claim, head: string) => void late.push(head) } as never,
      new FailedBuildTime(dataSource, budget as never, { maxMinutes: 15 } as never),
      outboxOf(dataSource, [buildCompleted, buildFailed, buildStopped]),
    );
  });

  const session = (changes: object = {}) =>
    ({
      signal: new AbortController().signal,
      hasPublished: true,
      previewUrl: 'http://preview.test/',
      judged: 'a',
      checkout: { head: 'a' },
      ...changes,
    }) as never;

  it('waits for instructions that arrived before it', async () => {
    await messages.add(dataSource.manager, claim.id, 'x');
    expect(await endings.complete(claim, session())).toBe(false);
    expect(await rows.row(claim.id)).toMatchObject({ status: 'running', finished_at: null });
    expect(await rows.kinds(claim.id)).toEqual([]);
  });

  const commit = () =>
    rows.held.write(claim, () => [
      { kind: 'commit.created', fields: { commit: 'a', message: 'a', files: 1 } },
    ]);

  it('is `completed` and free if it made no commit: it changed nothing of a site that there was', async () => {
    await shown.write(dataSource.manager, claim, judged('a'));
    expect(await endings.complete(claim, session())).toBe(true);
    expect(await rows.row(claim.id)).toMatchObject({ status: 'completed' });
    expect(refunded).toEqual([claim.chargeSubject]);
  });

  it('is `completed` and charged when visitors see something of it', async () => {
    await commit();
    await shown.write(dataSource.manager, claim, judged('a'));
    expect(await endings.complete(claim, session())).toBe(true);
    expect(await rows.row(claim.id)).toMatchObject({ status: 'completed', failure: null, lease_until: null });
    expect(await rows.events.after(claim.id, 0, 9)).toMatchObject([
      { kind: 'commit.created' },
      { kind: 'build.completed', fields: { preview_url: 'http://preview.test/', shown_commit: 'a' } },
    ]);
    expect(refunded).toEqual([]);
  });

  it.each([
    [true, 'build.completed', { preview_url: 'http://preview.test/' }],
    [false, 'build.failed', { reason: expect.stringContaining('is free') }],
  ])('is a domain event (shown: %s)', async (hasPublished, type, more) => {
    await endings.complete(claim, session({ hasPublished }));
    const { account_id: accountId } = await rows.row(claim.id);
    expect((await eventsOf(dataSource, accountId as string)).at(-1)).toEqual({
      type,
      data: { execution_id: claim.id, ...more },
    });
  });

  it('lists the pages that visitors do not see', async () => {
    await shown.write(dataSource.manager, claim, judged('a', {}, ['menu.html']));
    await endings.complete(claim, session());
    expect(await rows.events.after(claim.id, 0, 9)).toMatchObject([
      { kind: 'warning', fields: { code: 'pages-withheld', message: expect.stringContaining('menu.html') } },
      { kind: 'build.completed' },
    ]);
  });

  it('is `failed` and free when nothing of it could be shown', async () => {
    expect(await endings.complete(claim, session({ hasPublished: false }))).toBe(true);
    expect(await rows.row(claim.id)).toMatchObject({ status: 'failed' });
    expect(await rows.kinds(claim.id)).toEqual(['build.failed']);
    expect(refunded).toEqual([claim.chargeSubject]);
  });

  it('is not written by a worker that lost the build', async () => {
    await rows.set(claim.id, 'generation = generation + 1');
    await expect(endings.complete(claim, session())).rejects.toMatchObject({ name: 'LeaseLostError' });
    await expect(endings.after(claim, session(), lease(), new Error('odd'))).rejects.toMatchObject({
      name: 'LeaseLostError',
    });
    expect(await rows.row(claim.id)).toMatchObject({ status: 'running' });
    expect(refunded).toEqual([]);
  });

  const lease = () => ({ signal: new AbortController().signal }) as never;

  it('is an internal error: free, and without internal details', async () => {
    await messages.add(dataSource.manager, claim.id, 'Make it green');
    await endings.after(claim, session(), lease(), new Error('secret insides'));
    expect(await rows.row(claim.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('is free'),
    });
    expect((await rows.row(claim.id))['failure']).not.toContain('secret');
    expect(await rows.kinds(claim.id)).toEqual(['message.applied', 'build.failed']);
    expect(refunded).toEqual([claim.chargeSubject]);
    expect(wasted).toEqual([]);
  });
});
