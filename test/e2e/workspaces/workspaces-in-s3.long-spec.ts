import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { loadSetup } from '@capstan/config';
import { S3Storage } from '@capstan/platform-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSites } from '../../../apps/launcher/src/doctor/checks/sites.checks.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { FollowedBuild } from '../../harness/followed-build.js';
import { migratingDataSource } from '../../harness/migrations.js';
import { type S3Server, findRclone, startS3Server } from '../../harness/s3-server.js';
import { startWorker } from '../../harness/worker.js';
import { filesInZip } from '../../harness/zip.js';

const rclone = findRclone('workspaces in S3');
/** Folders of machines that have nothing in common. */
const folders: string[] = [];
let s3: S3Server;
let api: TestApp;
let other: TestApp;
let worker: INestApplicationContext | undefined;

function machine(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-machine-'));
  folders.push(folder);
  return { ...s3.env, DATA_DIR: folder, CHROMIUM_PATH: 'off' };
}

/** Starts a worker on another machine, after the one before has ended. */
async function replaceWorker(): Promise<void> {
  await worker?.close();
  worker = await startWorker({ ...machine(), DATABASE_URL: api.databaseUrl });
}

describe.skipIf(rclone === undefined)('a build with its workspace in a bucket', () => {
  let first: FollowedBuild;
  let next: FollowedBuild;

  beforeAll(async () => {
    s3 = await startS3Server(rclone as string);
    api = await startApp({ env: machine() });
    other = await startApp({ env: machine(), databaseUrl: api.databaseUrl });
    await replaceWorker();
    const { apiKey: key } = await api.createAccount();
    first = await FollowedBuild.ask(api, 'A website for the bakery "Blue Oven" in Ghent', key);
    expect((await first.untilEnd()).kind).toBe('build.completed');
    await replaceWorker();
    next = await FollowedBuild.ask(api, 'Make it green', key, first);
    expect((await next.untilEnd()).kind).toBe('build.completed');
  });
  afterAll(async () => {
    await worker?.close();
    await other?.close();
    await api?.close();
    await s3?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const at = (app: TestApp) =>
    new FollowedBuild(
      app,
      { execution_id: next.id, company_id: next.companyId, site_id: next.siteId },
      next.key,
    );

  const doctor = async () =>
    checkSites(
      { databaseUrl: api.databaseUrl, setup: await loadSetup(s3.env), dataDir: '/nowhere' },
      migratingDataSource,
    );

  it('continues on another machine, with the history of the first one', async () => {
    const commits = await next.commits();
    const reported = [...first.of('commit.created'), ...next.of('commit.created')].map(
      ({ data }) => data['commit'],
    );
    expect(commits.map(({ commit }) => commit).toReversed()).toEqual(reported);
  });

  it('has its history in clones, and its files in archives, of any of them', async () => {
    const clone = join(machine()['DATA_DIR'] ?? '', 'clone');
    const address = new URL(`/git/${next.siteId}.git`, other.url);
    Object.assign(address, { username: 'key', password: next.key });
    await promisify(execFile)('git', ['clone', '--quiet', address.href, clone]);
    const [last] = await next.commits();
    expect(readFileSync(join(clone, '.git', 'refs', 'heads', 'main'), 'utf8').trim()).toBe(last?.commit);
    const answer = await fetch(`${other.url}/v1/builds/${next.id}/archive`, {
      headers: { authorization: `Bearer ${next.key}` },
    });
    const files = filesInZip(Buffer.from(await answer.arrayBuffer()));
    const home = [...files].find(([path]) => path.endsWith('/index.html'))?.[1];
    expect(String(home)).toContain('Blue Oven');
  });

  it('is served by every API process, which have nothing in common', async () => {
    const [here, there] = [at(api), at(other)];
    expect(await there.paths()).toEqual(await here.paths());
    expect(await there.file('index.html')).toBe(await here.file('index.html'));
    expect(await there.commits()).toEqual(await here.commits());
    const page = await there.visit();
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Blue Oven');
  });

  it('waits while the bucket does not respond, and loses nothing', async () => {
    await s3.stop();
    const { apiKey: key } = await api.createAccount({ credits: 5 });
    const build = await FollowedBuild.ask(api, 'A website for the florist "Late Lily" in Bruges', key);
    await build.until(({ kind }) => kind === 'plan.created');
    await s3.start();
    expect((await build.untilEnd()).kind).toBe('build.completed');
    const reported = build.of('commit.created').map(({ data }) => data['commit']);
    expect((await build.commits()).map(({ commit }) => commit).toReversed()).toEqual(reported);
    expect((await api.call('/v1/credits', { key })).body.data.balance).toBe(4);
  });

  it('is free, and says why, if an object is missing', async () => {
    const storage = new S3Storage(s3.bucket);
    const balance = async () => (await api.call('/v1/credits', { key: next.key })).body.data.balance;
    const before = await balance();
    await replaceWorker();
    const [{ id }] = await api.dataSource.query(
      'SELECT id FROM workspace_bundles WHERE workspace_id = $1 ORDER BY version LIMIT 1',
      [next.siteId],
    );
    const key = `workspaces/${next.siteId}/${id}`;
    const kept = await buffer((await storage.get(key))?.content as Readable);
    await storage.delete(key);
    expect(await doctor()).toMatchObject({ status: 'failed', text: expect.stringContaining(key) });
    const broken = await FollowedBuild.ask(api, 'Make it red', next.key, next);
    const end = await broken.untilEnd();
    expect([end.kind, end.data['reason']]).toEqual(['build.failed', expect.stringContaining('damaged')]);
    expect(await balance()).toBe(before);
    await storage.put(key, kept);
    const mended = await FollowedBuild.ask(api, 'Make it red', next.key, next);
    expect((await mended.untilEnd()).kind).toBe('build.completed');
    expect(await doctor()).toMatchObject({ status: 'ok' });
    await storage.close();
  });

  it('leaves nothing in the bucket when its account is deleted', async () => {
    const storage = new S3Storage(s3.bucket);
    const keys = async () => (await Array.fromAsync(storage.list(`workspaces/${next.siteId}/`))).length;
    expect(await keys()).toBeGreaterThan(0);
    const [{ id, email }] = await api.dataSource.query(
      'SELECT a.id, a.email FROM accounts a JOIN sites s ON s.account_id = a.id WHERE s.id = $1',
      [next.siteId],
    );
    const { status } = await api.call(`/v1/admin/accounts/${id}`, {
      method: 'DELETE',
      body: { confirm: email },
      key: api.adminKey,
    });
    expect(status).toBe(200);
    expect(await keys()).toBe(0);
    const [{ n }] = await api.dataSource.query('SELECT count(*)::int AS n FROM workspaces WHERE id = $1', [
      next.siteId,
    ]);
    expect(n).toBe(0);
    await storage.close();
  });
});
