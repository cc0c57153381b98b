import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Storage } from '@capstan/platform-storage';
import { SharedWorkspaces } from '@capstan/workspaces';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { FollowedBuild } from '../harness/followed-build.js';
import { type S3Server, findRclone, startS3Server } from '../harness/s3-server.js';
import { seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const BUILDS = 6;
const KILLS = 8;
const rclone = findRclone('killed workers with workspaces in S3');
const folders: string[] = [];
let s3: S3Server;
let app: TestApp;

/** The folder of a machine that has nothing in common with others. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-kill-in-s3-'));
  folders.push(folder);
  return folder;
}

const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(app.databaseUrl, newFolder(), s3.env);

/** Workspaces as a machine sees them that never worked on any. */
const opened = (storage: S3Storage): SharedWorkspaces =>
  new SharedWorkspaces(
    newFolder(),
    { maxBytes: 200e6, maxFiles: 2000, gitPath: undefined, cacheBytes: 2e9 },
    app.dataSource,
    storage,
  );

describe.skipIf(rclone === undefined)('workers that die, each on a machine of its own', () => {
  beforeAll(async () => {
    s3 = await startS3Server(rclone as string);
    app = await startApp({ env: { ...s3.env, DATA_DIR: newFolder() } });
  });
  afterAll(async () => {
    await app?.close();
    await s3?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it(
    'lose no commit, mix none, and charge once',
    { timeout: 1_200_000 },
    seeded(async (numbers) => {
      const builds: FollowedBuild[] = [];
      for (let at = 0; at < BUILDS; at += 1) {
        const { apiKey } = await app.createAccount({ credits: 5 });
        builds.push(await FollowedBuild.ask(app, `A website for the bakery "Oven ${at}" in Ghent`, apiKey));
      }
      for (const build of builds) await build.message('Make it blue');
      const workers = [startWorker(), startWorker(), startWorker()];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(numbers.between(20, 900));
        const at = kill % workers.length;
        await (await workers[at])?.kill();
        workers[at] = startWorker();
      }
      const ends = await Promise.all(builds.map((build) => build.untilEnd()));
      expect(ends.flatMap(({ kind, data }) => (kind === 'build.completed' ? [] : [data]))).toEqual([]);
      const storage = new S3Storage(s3.bucket);
      const workspaces = opened(storage);
      let resumed = 0;
      for (const build of builds) {
        resumed += build.of('build.resumed').length;
        const reported = build.of('commit.created').map(({ data }) => data['commit']);
        const log = await workspaces.log(build.siteId, { limit: 100 });
        expect(log.map(({ id }) => id).toReversed()).toEqual(reported);
        expect(await build.file('index.html')).toContain('Oven');
        expect((await app.call('/v1/credits', { key: build.key })).body.data.balance).toBe(4);
      }
      expect(resumed).toBeGreaterThan(0);
      const objects = await Array.fromAsync(storage.list('workspaces/'));
      const rows = await app.dataSource.query('SELECT id FROM workspace_bundles');
      const unnamed = objects.length - rows.length;
      process.stderr.write(
        `${KILLS} kills of ${BUILDS} builds: ${resumed} resumed, ${rows.length} bundles, ${unnamed} left over\n`,
      );
      expect(objects.map(({ key }) => key)).toEqual(
        expect.arrayContaining(rows.map(({ id }: { id: string }) => expect.stringContaining(id))),
      );
      expect(await app.audit()).toEqual([]);
      await workspaces.onApplicationShutdown();
      await storage.close();
      for (const worker of await Promise.all(workers)) await worker.kill();
    }),
  );
});
