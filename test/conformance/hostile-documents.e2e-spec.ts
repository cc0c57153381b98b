import { setTimeout as pause } from 'node:timers/promises';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { isFullRun } from '../harness/full-run.js';
import { fullEnvironment, providers } from './catalog-entries.js';
import { EventLoopWatch } from './event-loop-watch.js';
import { HOSTILE_DOCUMENTS } from './hostile-documents.js';
import { ProviderBench } from './provider-bench.js';

/**
 * No response of an upstream may block the process. Parsed on the event loop, the same documents block it for 14 s and
 * more.
 */
const MAX_STALL_MS = 2_000;

/** Without a full run each provider reads one group of documents, and each group is read by an eighth of the providers. */
const PARTS = isFullRun ? 1 : HOSTILE_DOCUMENTS.length;

/** Concurrent providers. */
const AT_A_TIME = 3;

let database: TestDatabase;
let app: TestApp;
let quietKey: string;
const benches: [name: string, bench: ProviderBench][] = [];
/** One for each provider, so that none waits up to its deadline; the last one is reserved for other accounts. */
const threads = new ReadingThreads({ threads: AT_A_TIME + 1, timeMs: 2_000 });

beforeAll(async () => {
  database = await createDatabase();
  app = await startApp({ databaseUrl: database.url });
  quietKey = (await app.createAccount()).apiKey;
  const supplies = { databaseUrl: database.url, threads };
  for (const entry of providers.filter(({ callsOut }) => callsOut)) {
    benches.push([entry.name, await ProviderBench.open(entry, supplies, fullEnvironment(entry))]);
  }
});
afterAll(async () => {
  for (const [, bench] of benches) await bench.close();
  await threads.onApplicationShutdown();
  await app.close();
  await database.drop();
});

/**
 * Calls of another account and of a load balancer, one after the other, until `until` aborts. @returns their statuses.
 */
async function quietCalls(until: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  do {
    statuses.push((await app.call('/health/live', { key: null })).status);
    statuses.push((await app.call('/v1/credits', { key: quietKey })).status);
    await pause(50);
  } while (!until.aborted);
  return statuses;
}

describe.each(HOSTILE_DOCUMENTS.map(([group, answers], at) => [group, answers, at] as const))(
  'an upstream that responds with %s',
  (_group, answers, at) => {
    it('blocks neither the process nor the calls of others, whichever provider reads it', async () => {
      const done = new AbortController();
      const watch = new EventLoopWatch();
      const stalls: Record<string, number> = {};
      const quiet = quietCalls(done.signal);
      const queue = benches.filter((_, position) => (position + at) % PARTS === 0);
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [name, bench] = next;
          for (const answer of answers) await bench.call(() => answer);
          const stallMs = Math.round(watch.takeLongestMs());
          if (stallMs > MAX_STALL_MS) stalls[name] = stallMs;
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
      done.abort();
      const statuses = await quiet;
      watch.stop();
      expect(stalls).toEqual({});
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  },
);
