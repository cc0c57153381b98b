import { setImmediate as nextTurn } from 'node:timers/promises';
import { runForAccount } from '@capstan/platform-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ThreadError } from './thread.error.js';
import { ThreadPool } from './thread-pool.js';

const MODULE = new URL('./fixtures/waiting.worker.ts', import.meta.url);
const LIMITS = { timeMs: 60_000, startMs: 60_000, memoryMb: 128, idleMs: 1_000 };
const never = new AbortController().signal;

describe('ThreadPool', () => {
  let pool: ThreadPool<number, number>;
  const start = (threads: number) => (pool = new ThreadPool('wait', MODULE, { ...LIMITS, threads }));

  afterEach(() => pool.close());

  it('keeps a thread for an account while another one requests all of them', async () => {
    start(3);
    const flood = new AbortController();
    const loud = Array.from({ length: 14 }, () =>
      runForAccount('loud', () => pool.run(60_000, flood.signal)).catch((error: unknown) => error),
    );
    expect(await runForAccount('quiet', () => pool.run(1, never))).toBeGreaterThan(0);
    flood.abort();
    expect(await Promise.all(loud)).toEqual(loud.map(() => expect.objectContaining({ reason: 'aborted' })));
  });

  it('serves accounts round-robin when there is one thread', async () => {
    start(1);
    const order: string[] = [];
    const names = ['a1', 'a2', 'a3', 'b1', 'c1'];
    await Promise.all(
      names.map(async (name) => {
        await runForAccount(name.charAt(0), () => pool.run(1, never));
        order.push(name);
      }),
    );
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('ends a job that exceeds its time limit, and frees its thread', async () => {
    pool = new ThreadPool('wait', MODULE, { ...LIMITS, threads: 1, timeMs: 50, startMs: 10_000 });
    await pool.run(1, never);
    await expect(pool.run(60_000, never)).rejects.toMatchObject({ reason: 'too_long' });
    expect(await pool.run(1, never)).toBeGreaterThan(0);
  });

  it('keeps the thread of an account while those of another are ended and restarted', async () => {
    start(3);
    const end = new AbortController();
    const flood = (): Promise<unknown[]> =>
      Promise.all(
        [1, 2].map((ms) =>
          runForAccount('loud', () => pool.run(ms * 60_000, end.signal)).catch((error: unknown) => error),
        ),
      );
    const quiet = () => runForAccount('quiet', () => pool.run(1, never));
    await Promise.all([1, 2].map((ms) => runForAccount('loud', () => pool.run(ms, never))));
    const ended = flood();
    const before = await quiet();
    end.abort();
    await ended;
    const next = new AbortController();
    const loud = runForAccount('loud', () => pool.run(60_000, next.signal)).catch((error: unknown) => error);
    expect(await quiet()).toBe(before);
    next.abort();
    await loud;
  });

  it('starts the reserved thread before an account requests it', async () => {
    let started = 0;
    const count = (): void => void (started += 1);
    process.on('worker', count);
    start(3);
    const flood = new AbortController();
    const loud = [1, 2].map((ms) =>
      runForAccount('loud', () => pool.run(ms * 60_000, flood.signal)).catch((error: unknown) => error),
    );
    await expect.poll(() => started).toBe(3);
    flood.abort();
    await Promise.all(loud);
    process.off('worker', count);
  });

  it('ends a wait and not the job that runs, with a signal of its own for each', async () => {
    start(1);
    const caller = new AbortController();
    const running = pool.run(200, caller.signal, never);
    const waiting = pool.run(1, caller.signal, never).catch((error: unknown) => error);
    await nextTurn();
    caller.abort();
    expect(await waiting).toMatchObject({ reason: 'aborted' });
    expect(await running).toBeGreaterThan(0);
  });

  it('starts no thread after it is closed, neither for waiting jobs nor for later ones', async () => {
    start(2);
    const first = pool.run(60_000, never).catch((error: unknown) => error);
    await runForAccount('other', () => pool.run(1, never));
    const waiting = Promise.all([1, 2].map(() => pool.run(1, never).catch((error: unknown) => error)));
    let started = 0;
    const count = (): void => void (started += 1);
    process.on('worker', count);
    await pool.close();
    expect(await first).toBeInstanceOf(ThreadError);
    const aborted: unknown = expect.objectContaining({ reason: 'aborted' });
    expect(await waiting).toEqual([aborted, aborted]);
    await expect(pool.run(1, never)).rejects.toMatchObject({ reason: 'aborted' });
    expect(started).toBe(0);
    process.off('worker', count);
  });
});
