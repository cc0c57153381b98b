import { describe, expect, it } from 'vitest';
import { currentAccount } from '@capstan/platform-core';
import type { ClaimedJob } from '../rows/attempts.js';
import { JobLease } from './job-lease.js';
import { JobRunner } from './job-runner.js';
import { JobPaused, WorkerShutdown, StopRequested, MaxAttemptsExceeded } from './reasons.js';

/** Job ids are the name of the account and a number. */
const accountOf = (id: string): string => id.charAt(0);
const job = (id: string) => ({ id, accountId: accountOf(id) });

/** Works on each job until its lease ends, or the test completes it. */
class Runner extends JobRunner<ClaimedJob> {
  readonly begun: string[] = [];
  readonly ended: unknown[] = [];
  readonly accounts: string[] = [];
  readonly released: string[] = [];
  readonly leases: JobLease[] = [];
  readonly done = Promise.withResolvers<void>();
  claims: Promise<ClaimedJob | null> | undefined;

  protected override claim(id: string): Promise<ClaimedJob | null> {
    return (
      this.claims ??
      Promise.resolve({ id, accountId: accountOf(id), generation: 1, attemptsWithoutProgress: 1 })
    );
  }

  protected override async release({ id }: ClaimedJob): Promise<void> {
    this.released.push(id);
  }

  protected override leaseOf({ id }: ClaimedJob): JobLease {
    const renew = async () => ({ isStopRequested: false });
    const lease = new JobLease({
      jobId: id,
      renew,
      isStopRequested: false,
      remainingMs: 60_000,
      deadlineReason: new Error(),
    });
    this.leases.push(lease);
    return lease;
  }

  protected override async work({ id }: ClaimedJob, { signal }: JobLease): Promise<void> {
    this.begun.push(id);
    this.accounts.push(currentAccount());
    const broken = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([this.done.promise, broken]);
    this.ended.push(signal.reason);
  }
}

function setUp() {
  let stop = (_id: string): void => {};
  const runner = new Runner({ onStop: (handler) => void (stop = handler) }, 3, 'sample');
  return { runner, stop: (id: string) => stop(id) };
}

const begun = async (): Promise<void> => {
  await new Promise(setImmediate);
};

describe('JobRunner', () => {
  it('runs a job only once at a time', async () => {
    const { runner } = setUp();
    const first = runner.run(job('a'));
    await begun();
    await runner.run(job('a'));
    expect(runner.begun).toEqual(['a']);
    runner.done.resolve();
    await first;
    await runner.run(job('a'));
    expect(runner.begun).toEqual(['a', 'a']);
  });

  it('skips a job that another worker holds', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve(null);
    await runner.run(job('a'));
    expect(runner.begun).toEqual([]);
  });

  it('stops the job named in the notification, and no other', async () => {
    const { runner, stop } = setUp();
    const [one, other] = [runner.run(job('a')), runner.run(job('b'))];
    await begun();
    stop('a');
    stop('unknown');
    await one;
    expect(runner.ended).toEqual([expect.any(StopRequested)]);
    runner.done.resolve();
    await other;
    expect(runner.ended[1]).toBeUndefined();
  });

  it('ends a job that exceeded its attempts instead of running it', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve({ id: 'a', accountId: 'a', generation: 10, attemptsWithoutProgress: 10 });
    const last = runner.run(job('a'));
    await begun();
    expect(runner.ended).toEqual([]);
    runner.done.resolve();
    await last;
    runner.claims = Promise.resolve({ id: 'a', accountId: 'a', generation: 11, attemptsWithoutProgress: 11 });
    await runner.run(job('a'));
    expect(runner.ended).toEqual([undefined, expect.any(MaxAttemptsExceeded)]);
  });

  it('releases all jobs at shutdown, and claims no more', async () => {
    const { runner } = setUp();
    const running = [runner.run(job('a')), runner.run(job('b'))];
    await begun();
    await runner.handOver();
    await Promise.all(running);
    expect(runner.ended).toEqual([expect.any(WorkerShutdown), expect.any(WorkerShutdown)]);
    await runner.run(job('c'));
    expect(runner.begun).toEqual(['a', 'b']);
  });

  it('releases a job that it claimed during shutdown', async () => {
    const { runner } = setUp();
    const claim = Promise.withResolvers<ClaimedJob>();
    runner.claims = claim.promise;
    const running = runner.run(job('a'));
    await runner.handOver();
    claim.resolve({ id: 'a', accountId: 'a', generation: 1, attemptsWithoutProgress: 1 });
    await running;
    expect(runner.released).toEqual(['a']);
    expect(runner.begun).toEqual([]);
  });

  it('runs a job in the context of its account', async () => {
    const { runner } = setUp();
    const running = [runner.run(job('a1')), runner.run(job('b1'))];
    await begun();
    expect(runner.accounts).toEqual(['a', 'b']);
    runner.done.resolve();
    await Promise.all(running);
  });

  it('reserves the last slot for an account that has none, and runs a job later that found no slot', async () => {
    const { runner } = setUp();
    const running = ['a1', 'a2', 'a3', 'b1'].map((id) => runner.run(job(id)));
    await begun();
    expect(runner.begun).toEqual(['a1', 'a2', 'b1']);
    runner.done.resolve();
    await Promise.all(running);
    await runner.run(job('a3'));
    expect(runner.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('admits as many jobs as it has slots, without those it runs or has just released', async () => {
    const { runner } = setUp();
    const waiting = ['a1', 'a2', 'a3', 'b1', 'b2'].map((id) => ({ ...job(id), generation: 1 }));
    const admitted = () => runner.admissible(waiting).map(({ id }) => id);
    expect(admitted()).toEqual(['a1', 'a2', 'b1']);
    const running = runner.run(job('a1'));
    await begun();
    expect(admitted()).toEqual(['a2', 'b1']);
    runner.done.resolve();
    await running;
    expect(admitted()).toEqual(['a2', 'a3', 'b1']);
    await runner.handOver();
    expect(admitted()).toEqual([]);
  });

  it('admits a job that paused at once: what it waits for may have ended', async () => {
    const { runner } = setUp();
    const running = runner.run(job('a1'));
    await begun();
    runner.leases.at(-1)?.abort(new JobPaused());
    await running;
    expect(runner.admissible([{ ...job('a1'), generation: 1 }])).toHaveLength(1);
  });

  it('notifies when it claims or releases a job, and not when there was none to claim', async () => {
    const { runner } = setUp();
    let changes = 0;
    runner.whenChanged(() => (changes += 1));
    runner.claims = Promise.resolve(null);
    await runner.run(job('a1'));
    runner.claims = Promise.reject(new Error('away'));
    await expect(runner.run(job('a1'))).rejects.toThrow('away');
    expect(changes).toBe(0);
    runner.claims = undefined;
    const running = runner.run(job('a1'));
    await begun();
    expect(changes).toBe(1);
    runner.done.resolve();
    await running;
    expect(changes).toBe(2);
  });
});
