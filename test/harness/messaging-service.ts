import type { INestApplicationContext } from '@nestjs/common';
import { REPEAT_DELAYS, type RepeatDelays } from '@capstan/messages';
import { type TestAnswer, type TestApp, startApp } from './app.js';
import { startWorker } from './worker.js';

const QUICK_REPEATS: RepeatDelays = { afterNoAnswerMs: [10, 10], afterDeferralMs: [10, 10] };

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

/** @param env for the API and the worker alike. @param repeats delays before further requests for a message. */
export async function startMessaging(
  env: Record<string, string> = {},
  repeats: Partial<RepeatDelays> = {},
): Promise<MessagingService> {
  const app = await startApp({ env });
  const worker = await startMessageWorker(app, env, repeats);
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

/** A further worker in the process of the test. */
export function startMessageWorker(
  app: TestApp,
  env: Record<string, string>,
  repeats: Partial<RepeatDelays> = {},
): Promise<INestApplicationContext> {
  const delays = { provide: REPEAT_DELAYS, useValue: { ...QUICK_REPEATS, ...repeats } };
  return startWorker({ ...env, DATABASE_URL: app.databaseUrl }, [delays]);
}
