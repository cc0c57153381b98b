import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { type TestApp, startApp } from './app.js';
import { FollowedBuild } from './followed-build.js';
import type { Override } from './override.js';
import { startWorker } from './worker.js';

/** The account of a build, and its company and site. */
export interface BuildOptions {
  key?: string;
  companyId?: string;
  siteId?: string | null;
}

/** The whole service in the process of the test: API, worker, and a data directory of their own. */
export interface BuildingService {
  app: TestApp;
  worker: INestApplicationContext;
  dataDir: string;
  /** Starts a build, by default for a new account. */
  build(prompt: string, options?: BuildOptions): Promise<FollowedBuild>;
  close(): Promise<void>;
}

/**
 * @param env for both the API and the worker.
 * @param options `dataDir` is deleted afterwards; `overrides` replace dependencies of the worker.
 */
export async function startBuilding(
  env: Record<string, string> = {},
  {
    dataDir = mkdtempSync(join(tmpdir(), 'capstan-builds-')),
    overrides,
  }: { dataDir?: string; overrides?: readonly Override[] } = {},
): Promise<BuildingService> {
  const app = await startApp({ env: { ...env, DATA_DIR: dataDir } });
  const worker = await startWorker({ ...env, DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl }, overrides);
  return {
    app,
    worker,
    dataDir,
    async build(prompt, { key, ...where } = {}) {
      return FollowedBuild.ask(app, prompt, key ?? (await app.createAccount()).apiKey, where);
    },
    async close() {
      await worker.close();
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
