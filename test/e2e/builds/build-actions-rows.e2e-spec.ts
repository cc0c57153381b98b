import { randomUUID } from 'node:crypto';
import { BuildFiles, BuildsService, MessageStore, StopBuild, buildStopped } from '@capstan/builds';
import { SitesService, VerdictStore } from '@capstan/sites';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRows } from '../../harness/build-rows.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { eventsOf, outboxOf } from '../../harness/event-rows.js';
import { type SiteRow, insertSite } from '../../harness/site-rows.js';

const ENDED = ['completed', 'failed', 'stopped'] as const;

let database: TestDatabase;
let dataSource: DataSource;
let rows: BuildRows;
let messages: MessageStore;
let builds: BuildsService;
let site: SiteRow;
let id: string;
/** Subjects of charges that were refunded. */
let refunded: string[];

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
});
beforeEach(async () => {
  refunded = [];
  rows = new BuildRows(dataSource);
  messages = new MessageStore(dataSource);
  const stop = new StopBuild(
    dataSource,
    rows.events,
    rows.notifier as never,
    messages,
    outboxOf(dataSource, [buildStopped]),
    { refund: async (_manager: unknown, subjects: string[]) => void refunded.push(...subjects) } as never,
  );
  builds = new BuildsService(
    dataSource,
    {} as never,
    {} as never,
    rows.store,
    rows.events,
    messages,
    rows.notifier as never,
    stop,
    {} as never,
  );
  site = await insertSite(dataSource);
  id = await rows.insert(site);
});
afterAll(() => database?.drop());

const owner = () => ({ accountId: site.accountId, keyId: 'key' });

const end = (status: string): Promise<unknown> =>
  rows.set(id, `status = '${status}', finished_at = now(), lease_until = NULL`);

const prompts = async (): Promise<string[]> => (await messages.open(id)).map(({ prompt }) => prompt);

const openPoints = async (): Promise<string[]> => {
  const [row] = await dataSource.query('SELECT open_points FROM sites WHERE id = $1', [site.siteId]);
  return row.open_points;
};

describe('an instruction', () => {
  it('is stored with its event, in the order of arrival', async () => {
    await builds.message(owner(), id, 'Make it green');
    await builds.message(owner(), id, 'Make it blue');
    expect(await prompts()).toEqual(['Make it green', 'Make it blue']);
    const [first] = await messages.open(id);
    expect(await rows.events.after(id, 0, 9)).toMatchObject([
      { kind: 'message.accepted', fields: { message_id: first?.id, prompt: 'Make it green' } },
      { kind: 'message.accepted' },
    ]);
    expect(rows.notified).toEqual([id, id]);
  });

  it.each(ENDED)('is rejected for a build that is %s, and nothing is stored', async (status) => {
    await end(status);
    await expect(builds.message(owner(), id, 'x')).rejects.toMatchObject({ status: 409 });
    expect(await prompts()).toEqual([]);
    expect(await rows.kinds(id)).toEqual([]);
  });

  it('is rejected for a build of another account as for an unknown one', async () => {
    await expect(builds.message({ accountId: randomUUID(), keyId: 'key' }, id, 'x')).rejects.toMatchObject({
      status: 404,
    });
    await expect(builds.message(owner(), randomUUID(), 'x')).rejects.toMatchObject({ status: 404 });
    await expect(builds.message(owner(), 'x', 'x')).rejects.toMatchObject({ status: 404 });
    expect(await prompts()).toEqual([]);
  });

  it('is settled once', async () => {
    const message = await messages.add(dataSource.manager, id, 'x');
    await messages.add(dataSource.manager, id, 'y');
    expect(await messages.settle(dataSource.manager, message.id, true)).toBe(true);
    expect(await messages.settle(dataSource.manager, message.id, false)).toBe(false);
    expect(await prompts()).toEqual(['y']);
    const [row] = await dataSource.query('SELECT was_applied FROM build_messages WHERE id = $1', [
      message.id,
    ]);
    expect(row).toEqual({ was_applied: true });
  });

  const giveUp = () =>
    dataSource.transaction((manager) => messages.giveUp(manager, { id, siteId: site.siteId }));

  it('becomes an open point of the site, once, if it was never processed', async () => {
    for (const prompt of ['x', 'y', 'x']) await messages.add(dataSource.manager, id, prompt);
    const abandoned = await giveUp();
    expect(abandoned.map(({ kind, fields }) => [kind, fields['prompt'], fields['applied']])).toEqual([
      ['message.applied', 'x', false],
      ['message.applied', 'y', false],
      ['message.applied', 'x', false],
    ]);
    expect(await openPoints()).toEqual(['x', 'y']);
    expect(await prompts()).toEqual([]);
    expect(await giveUp()).toEqual([]);
  });

  it('is kept with the site: the 100 latest, up to 500 characters each', async () => {
    for (let n = 0; n < 101; n += 1) await messages.add(dataSource.manager, id, `${n}${'.'.repeat(600)}`);
    await giveUp();
    const points = await openPoints();
    expect(points).toHaveLength(100);
    expect(points[0]).toMatch(/^1\./);
    expect(new Set(points.map(({ length }) => length))).toEqual(new Set([500]));
  });
});

describe('stopping', () => {
  it('ends a build without a worker at once, with the state that visitors see', async () => {
    await messages.add(dataSource.manager, id, 'Make it green');
    await rows.set(id, "shown_commit = 'abc'");
    await builds.stop(site.accountId, id);
    expect(await rows.row(id)).toMatchObject({ status: 'stopped', generation: 1, lease_until: null });
    expect((await rows.row(id))['finished_at']).toBeInstanceOf(Date);
    expect(await rows.events.after(id, 0, 9)).toMatchObject([
      { kind: 'message.applied', fields: { applied: false } },
      { kind: 'build.stopped', fields: { shown_commit: 'abc', withheld: [] } },
    ]);
    expect(await openPoints()).toEqual(['Make it green']);
    expect(rows.stopped).toEqual([]);
  });

  it('notifies the worker of a build, and ends the build if the worker does not respond', async () => {
    const claim = await rows.claim(id);
    await builds.stop(site.accountId, id);
    expect((await eventsOf(dataSource, site.accountId)).map(({ type }) => type)).toEqual(['build.stopped']);
    expect(rows.stopped).toEqual([id]);
    expect(await rows.row(id)).toMatchObject({ status: 'stopped', generation: 2 });
    await expect(rows.held.write(claim, () => [])).rejects.toMatchObject({ name: 'LeaseLostError' });
    expect(await rows.kinds(id)).toEqual(['build.stopped']);
    expect(refunded).toEqual([claim.chargeSubject]);
  });

  it('keeps the charge of a build that has made a commit', async () => {
    const claim = await rows.claim(id);
    await rows.held.write(claim, () => [
      { kind: 'commit.created', fields: { commit: 'a', message: 'a', files: 1 } },
    ]);
    await builds.stop(site.accountId, id);
    expect(refunded).toEqual([]);
  });

  it('leaves the end to a worker that responds', async () => {
    const claim = await rows.claim(id);
    const stopping = builds.stop(site.accountId, id);
    await expect.poll(() => rows.stopped).toEqual([id]);
    expect(await rows.held.renew(claim)).toEqual({ isStopRequested: true });
    await end('stopped');
    await stopping;
    expect(await rows.row(id)).toMatchObject({ generation: 1 });
    expect(await rows.kinds(id)).toEqual([]);
  });

  it.each(ENDED)('does not change a build that is %s', async (status) => {
    await end(status);
    const before = await rows.row(id);
    await builds.stop(site.accountId, id);
    expect(await rows.row(id)).toEqual(before);
    expect(await rows.kinds(id)).toEqual([]);
  });

  it('is rejected for a build of another account', async () => {
    await expect(builds.stop(randomUUID(), id)).rejects.toMatchObject({ status: 404 });
    expect(await rows.row(id)).toMatchObject({ status: 'running', stop_requested_at: null });
  });
});

describe('restoring a commit', () => {
  /** Restores with a workspace that has the commits `old` and `new`. */
  function restore(commit: string): Promise<{ commit: string; shownCommit: string | null }> {
    const workspaces = {
      files: async (_id: string, wanted: string) => (['old', 'new'].includes(wanted) ? [] : null),
      restore: async () => ({ id: 'restored', message: '', files: [] }),
      head: async () => 'new',
    };
    const verdicts = new VerdictStore(dataSource);
    const files = new BuildFiles(
      dataSource,
      builds,
      new SitesService(dataSource),
      workspaces as never,
      verdicts,
    );
    return files.restore(site.accountId, id, commit);
  }

  const judged = (commit: string, published: string | null): Promise<unknown> =>
    dataSource.query(
      `INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit) VALUES ($1, $2, '{"withheld":[]}', $3)`,
      [site.siteId, commit, published],
    );

  it('is rejected while any build of the site is running', async () => {
    await judged('old', 'old');
    await expect(restore('old')).rejects.toMatchObject({ status: 409 });
    await end('completed');
    await rows.insert(site);
    await expect(restore('old')).rejects.toMatchObject({ status: 409 });
  });

  it.each(ENDED)('shows what was published of it, after a build that is %s', async (status) => {
    await end(status);
    await judged('old', 'derived');
    await rows.insert();
    expect(await restore('old')).toMatchObject({ commit: 'restored', shownCommit: 'restored' });
    const [row] = await dataSource.query(
      'SELECT judged_commit, shown_commit, published_commit FROM sites WHERE id = $1',
      [site.siteId],
    );
    expect(row).toEqual({ judged_commit: 'restored', shown_commit: 'restored', published_commit: 'derived' });
  });

  it('keeps what visitors see if nothing of the commit may be shown', async () => {
    await end('completed');
    await dataSource.query("UPDATE sites SET shown_commit = 'new', published_commit = 'new' WHERE id = $1", [
      site.siteId,
    ]);
    await judged('old', null);
    expect(await restore('old')).toMatchObject({ commit: 'restored', shownCommit: 'new' });
    const [row] = await dataSource.query('SELECT judged_commit, published_commit FROM sites WHERE id = $1', [
      site.siteId,
    ]);
    expect(row).toEqual({ judged_commit: 'restored', published_commit: 'new' });
  });

  it('is rejected for a commit that the site does not have, and for a build of another account', async () => {
    await end('completed');
    await expect(restore('gone')).rejects.toMatchObject({ status: 404 });
    site = { ...site, accountId: randomUUID() };
    await expect(restore('old')).rejects.toMatchObject({ status: 404 });
  });
});
