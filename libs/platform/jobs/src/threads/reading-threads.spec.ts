import { Test } from '@nestjs/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type * as sample from './fixtures/sample.reading.js';
import type * as slowToLoad from './fixtures/slow-to-load.reading.js';
import { ReadingThreads } from './reading-threads.js';
import { type Reading, defineReading } from './reading.js';
import type { ThreadLimits } from './thread-pool.js';
import { ThreadsModule } from './threads.module.js';

const MODULE = './fixtures/sample.reading.js';
const LENGTH = defineReading<typeof sample.lengthOf>(import.meta.url, MODULE, 'lengthOf');
const ENDLESS = defineReading<typeof sample.endless>(import.meta.url, MODULE, 'endless');
const UNBOUNDED = defineReading<typeof sample.unbounded>(import.meta.url, MODULE, 'unbounded');
const FAILING = defineReading<typeof sample.failing>(import.meta.url, MODULE, 'failing');

const pools: ReadingThreads[] = [];
const poolOf = (limits?: Partial<ThreadLimits>): ReadingThreads => {
  const pool = new ReadingThreads({ threads: 1, timeMs: 60_000, ...limits });
  pools.push(pool);
  return pool;
};
const patience = (): AbortSignal => AbortSignal.timeout(80_000);

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.onApplicationShutdown();
});

describe('ReadingThreads', () => {
  it('runs a function of a module in a thread', async () => {
    await expect(poolOf().run(LENGTH, patience(), 'four')).resolves.toBe(4);
  });

  describe('code that takes long to load', () => {
    const codeOf = (file: string) =>
      defineReading<typeof slowToLoad.lengthOf>(import.meta.url, `./fixtures/${file}.reading.js`, 'lengthOf');

    it('does not use up the time of the reading', async () => {
      const pool = poolOf({ timeMs: 1_000, startMs: 30_000 });
      await expect(pool.run(LENGTH, patience(), 'four')).resolves.toBe(4);
      await expect(pool.run(codeOf('slow-to-load'), patience(), 'four')).resolves.toBe(4);
    });

    it('has a limit of its own, and the thread works again after it', async () => {
      const pool = poolOf({ startMs: 5_000 });
      await expect(pool.run(codeOf('never-loads'), patience(), 'four')).rejects.toMatchObject({
        reason: 'failed',
      });
      await expect(pool.run(LENGTH, patience(), 'four')).resolves.toBe(4);
    });
  });

  it.each<[string, Reading<[], unknown>, Partial<ThreadLimits>, string]>([
    ['takes too long', ENDLESS, { timeMs: 1_000, startMs: 5_000 }, 'too_long'],
    ['takes too much memory', UNBOUNDED, { memoryMb: 128 }, 'too_large'],
    ['throws', FAILING, {}, 'failed'],
    [
      'is not exported',
      defineReading<typeof sample.endless>(import.meta.url, MODULE, 'absent'),
      {},
      'failed',
    ],
  ])('rejects a reading that %s, and keeps working', async (_, reading, limits, reason) => {
    const pool = poolOf(limits);
    await expect(pool.run(reading, patience())).rejects.toMatchObject({ reason });
    await expect(pool.run(LENGTH, AbortSignal.timeout(80_000), 'four')).resolves.toBe(4);
  });

  it('keeps the event loop free while a reading runs', async () => {
    const pool = poolOf({ timeMs: 1_000, startMs: 5_000 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    await expect(pool.run(ENDLESS, patience())).rejects.toMatchObject({ reason: 'too_long' });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('stops when the caller aborts, in a thread and before one is free', async () => {
    const pool = poolOf();
    const controller = new AbortController();
    const running = pool.run(ENDLESS, controller.signal);
    const waiting = pool.run(LENGTH, controller.signal, 'four');
    controller.abort();
    await expect(running).rejects.toMatchObject({ reason: 'aborted' });
    await expect(waiting).rejects.toMatchObject({ reason: 'aborted' });
  });

  it('can be closed before it is used', async () => {
    await expect(poolOf().onApplicationShutdown()).resolves.toBeUndefined();
  });
});

describe('defineReading', () => {
  it('accepts only modules named *.reading.ts', () => {
    expect(() => defineReading(import.meta.url, './page.js', 'read')).toThrow('must end in .reading.js');
  });

  it('keeps working while the service finishes its work at shutdown', async () => {
    const late: { length?: Promise<number>; beforeApplicationShutdown(): Promise<void> } = {
      beforeApplicationShutdown() {
        this.length = service.get(ReadingThreads).run(LENGTH, patience(), 'four');
        return this.length.then(() => undefined);
      },
    };
    const service = await Test.createTestingModule({
      imports: [ThreadsModule],
      providers: [{ provide: 'late', useValue: late }],
    }).compile();
    await service.init();
    await service.close();
    await expect(late.length).resolves.toBe(4);
  });
});
