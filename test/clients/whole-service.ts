import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { catalog } from '@capstan/catalog';
import { NodeProcess } from '../chaos/node-process.js';
import { type TestApp, startApp } from '../harness/app.js';
import { addressesOfNoVendor } from '../harness/no-vendors.js';
import { ResearchWeb } from '../harness/research-web/index.js';
import type { StandInWeb } from '../harness/stand-in-web/index.js';
import { startWorker } from '../harness/worker.js';

/** API and worker on a web of synthetic facts: search, pages, research and builds all work. */
export class WholeService {
  private constructor(
    readonly app: TestApp,
    readonly web: ResearchWeb,
    private readonly worker: INestApplicationContext,
    private readonly env: Record<string, string>,
  ) {}

  /** @param engine a search engine that answers everything, in place of that of the web. */
  static async start(engine?: StandInWeb): Promise<WholeService> {
    const web = await ResearchWeb.start();
    const env = {
      ...addressesOfNoVendor(catalog),
      ...web.env,
      ...(engine && {
        SEARXNG_BASE_URL: engine.baseUrl('searxng'),
        OUTBOUND_ALLOW_HOSTS: `${web.env['OUTBOUND_ALLOW_HOSTS']},${engine.hostPort}`,
      }),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'capstan-clients-')),
    };
    const app = await startApp({ env });
    // Without a browser the worker skips visual checks, and takes a second per build.
    const worker = await startWorker({ ...env, CHROMIUM_PATH: 'off', DATABASE_URL: app.databaseUrl });
    return new WholeService(app, web, worker, env);
  }

  /** Another API process on the same database, which can be killed. */
  async startApi(): Promise<{ url: string; process: NodeProcess }> {
    const api = new NodeProcess('test/clients/service-api.ts', {
      ...this.env,
      DATABASE_URL: this.app.databaseUrl,
      BASE_URL: 'http://capstan.test',
      RATE_LIMIT_PER_MINUTE: '1000000',
    });
    let url = '';
    api.onMessage((message) => {
      if (message.type === 'ready') url = message.url ?? '';
    });
    await api.ready();
    return { url, process: api };
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.app.close();
    await this.web.close();
    rmSync(this.env['DATA_DIR'] ?? '', { recursive: true, force: true });
  }
}
