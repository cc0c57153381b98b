import type { INestApplicationContext } from '@nestjs/common';
import { REPEAT_DELAYS } from '@capstan/messages';
import { type TestAnswer, type TestApp, startApp } from './app.js';
import { startWorker } from './worker.js';

/** API and worker in the process of the test. */
export interface MessagingService {
  app: TestApp;
  worker: INestApplicationContext;
  /** Sends and waits. */
  send(
    params: Record<string, unknown>,
    options?: { key?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** @param env for the API and the worker alike. */
export async function startMessaging(env: Record<string, string> = {}): Promise<MessagingService> {
  const app = await startApp({ env });
  const quickRepeats = { provide: REPEAT_DELAYS, useValue: [10, 10] };
  const worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl }, [quickRepeats]);
  return {
    app,
    worker,
    send: (body, options = {}) => app.call('/v1/messages', { body, ...options }),
    async close() {
      await worker.close();
      await app.close();
    },
  };
}
