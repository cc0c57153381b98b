import type { INestApplicationContext } from '@nestjs/common';
import { type TestAnswer, type TestApp, startApp } from './app.js';
import { addressesOfNoVendor } from './no-vendors.js';
import { catalog } from '@capstan/catalog';
import { type StreamedEvent, readStream } from './build-stream.js';
import type { Override } from './override.js';
import { startWorker } from './worker.js';

/** The whole service in the process of the test: API and worker. */
export interface ResearchingService {
  app: TestApp;
  worker: INestApplicationContext;
  /** Runs research and waits. */
  research(
    params: Record<string, unknown>,
    options?: { key?: string; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<TestAnswer>;
  /** Starts a run. @returns its id. */
  start(params: Record<string, unknown>, key?: string): Promise<string>;
  /** The stream of a run, to its end. */
  stream(id: string, key?: string): Promise<StreamedEvent[]>;
  close(): Promise<void>;
}

/**
 * @param env for both the API and the worker.
 * @param overrides in the worker.
 */
export async function startResearching(
  env: Record<string, string> = {},
  overrides: readonly Override[] = [],
): Promise<ResearchingService> {
  const app = await startApp({ env });
  const worker = await startWorker(
    { ...addressesOfNoVendor(catalog), ...env, DATABASE_URL: app.databaseUrl },
    overrides,
  );
  return {
    app,
    worker,
    research: (body, options = {}) => app.call('/v1/research', { body, ...options }),
    async start(body, key) {
      const answer = await app.call('/v1/research', {
        body,
        headers: { prefer: 'respond-async' },
        ...(key === undefined ? {} : { key }),
      });
      if (answer.status !== 202) throw new Error(`the run was refused: ${answer.text}`);
      return answer.body.data.id as string;
    },
    stream: (id, key = app.apiKey) => readStream(`${app.url}/v1/research/${id}/stream`, { key }),
    async close() {
      await worker.close();
      await app.close();
    },
  };
}
