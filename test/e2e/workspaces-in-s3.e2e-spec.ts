import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { FollowedBuild } from '../harness/followed-build.js';
import { type S3Server, findRclone, startS3Server } from '../harness/s3-server.js';
import { startWorker } from '../harness/worker.js';
import { filesInZip } from '../harness/zip.js';

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
    const [{ commit = '' } = {}] = await next.commits();
    expect(readFileSync(join(clone, '.git', 'refs', 'heads', 'main'), 'utf8').trim()).toBe(commit);
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
});
