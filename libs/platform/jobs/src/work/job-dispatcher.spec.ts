import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimableJob } from '../rows/claimable-job.js';
import { JobDispatcher } from './job-dispatcher.js';

type AddBulk = (jobs: { name: string; data: object; opts?: object }[]) => Promise<never[]>;

/** Waiting jobs are set by the test. */
class Rows {
  waiting: ClaimableJob[] = [];
  looks = 0;
  prunings = 0;

  async claimable(limit: number): Promise<ClaimableJob[]> {
    this.looks += 1;
    return this.waiting.slice(0, limit);
  }

  async prune(): Promise<void> {
    this.prunings += 1;
  }
}

function setUp() {
  let notify = (_id: string): void => {};
  const addBulk = vi.fn<AddBulk>(async () => []);
  let change = (): void => {};
  const admissible = vi.fn<(waiting: readonly ClaimableJob[]) => ClaimableJob[]>((waiting) => [...waiting]);
  const handOver = vi.fn<() => Promise<void>>(async () => {});
  const rows = new Rows();
  const dispatcher = new JobDispatcher(
    { name: 'tests', on: vi.fn<() => never>(), addBulk },
    { handOver, admissible, whenChanged: (handler) => void (change = handler) },
    { onWaiting: (handler) => void (notify = handler) },
    rows,
    [rows],
  );
  return {
    dispatcher,
    rows,
    addBulk,
    admissible,
    handOver,
    notify: () => notify('a'),
    change: () => change(),
  };
}

describe('JobDispatcher', () => {
  beforeEach(() => {
    Logger.overrideLogger(false);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('enqueues waiting jobs each second, with one id for each attempt', async () => {
    const { dispatcher, addBulk, rows } = setUp();
    rows.waiting = [{ id: 'a', accountId: 'x', generation: 2 }];
    dispatcher.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(1_000);
    await dispatcher.beforeApplicationShutdown();
    const job = {
      name: 'job',
      data: { id: 'a', accountId: 'x' },
      opts: { jobId: 'a-2', removeOnFail: true },
    };
    expect(addBulk.mock.calls).toEqual([[[job]], [[job]]]);
  });

  it('enqueues only as many as its process has free slots', async () => {
    const { dispatcher, addBulk, admissible, rows } = setUp();
    rows.waiting = ['a', 'b'].map((id) => ({ id, accountId: 'x', generation: 0 }));
    admissible.mockImplementation((waiting) => waiting.slice(1));
    dispatcher.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(0);
    await dispatcher.beforeApplicationShutdown();
    expect(addBulk.mock.calls.map(([jobs]) => jobs.map(({ data }) => data))).toEqual([
      [{ id: 'b', accountId: 'x' }],
    ]);
  });

  it('polls when the runner claimed or released a job', async () => {
    const { change, rows } = setUp();
    change();
    await vi.advanceTimersByTimeAsync(0);
    expect(rows.looks).toBe(1);
  });

  it('polls on a notification, once at a time, and again after a notification during a poll', async () => {
    const { addBulk, notify, rows } = setUp();
    rows.waiting = [{ id: 'a', accountId: 'x', generation: 0 }];
    const answer = Promise.withResolvers<never[]>();
    addBulk.mockReturnValueOnce(answer.promise);
    notify();
    await vi.advanceTimersByTimeAsync(0);
    notify();
    expect(rows.looks).toBe(1);
    answer.resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(rows.looks).toBe(2);
    notify();
    expect(rows.looks).toBe(3);
  });

  it('keeps polling after the queue was unavailable', async () => {
    const { dispatcher, addBulk, rows } = setUp();
    rows.waiting = [{ id: 'a', accountId: 'x', generation: 0 }];
    addBulk.mockRejectedValueOnce(new Error('away'));
    dispatcher.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(1_000);
    await dispatcher.beforeApplicationShutdown();
    expect(addBulk).toHaveBeenCalledTimes(2);
  });

  it('enqueues nothing when no job waits, and prunes a minute after the start and each hour', async () => {
    const { dispatcher, addBulk, rows } = setUp();
    dispatcher.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(7_200_000);
    await dispatcher.beforeApplicationShutdown();
    expect(addBulk).not.toHaveBeenCalled();
    expect(rows.prunings).toBe(3);
  });

  it('releases the running jobs at shutdown, and stops polling', async () => {
    const { dispatcher, handOver, notify, change, rows } = setUp();
    handOver.mockImplementation(async () => change());
    dispatcher.onApplicationBootstrap();
    await dispatcher.beforeApplicationShutdown();
    const { looks } = rows;
    notify();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(handOver).toHaveBeenCalledOnce();
    expect([looks, rows.looks]).toEqual([1, 1]);
  });
});
