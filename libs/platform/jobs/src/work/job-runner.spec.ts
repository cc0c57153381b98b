import { describe, expect, it } from 'vitest';
import { currentAccount } from '@capstan/platform-core';
import type { TakenJob } from '../rows/takes.js';
import { JobLease } from './job-lease.js';
import { JobRunner } from './job-runner.js';
import { HandedOver, StopRequested, WornOut } from './reasons.js';

/** Jobs are named after their accounts, and numbered. */
const accountOf = (id: string): string => id.charAt(0);
const job = (id: string) => ({ id, accountId: accountOf(id) });

/** Works on each job until its lease ends, or the test says that it is done. */
class Runner extends JobRunner<TakenJob> {
  readonly begun: string[] = [];
  readonly ended: unknown[] = [];
  readonly accounts: string[] = [];
  readonly released: string[] = [];
  readonly done = Promise.withResolvers<void>();
  claims: Promise<TakenJob | null> | undefined;

  protected override claim(id: string): Promise<TakenJob | null> {
    return this.claims ?? Promise.resolve({ id, accountId: accountOf(id), generation: 1, fruitlessTakes: 1 });
  }

  protected override async giveBack({ id }: TakenJob): Promise<void> {
    this.released.push(id);
  }

  protected override leaseOf({ id }: TakenJob): JobLease {
    const renew = async () => ({ isStopWanted: false });
    return new JobLease({ jobId: id, renew, isStopWanted: false, leftMs: 60_000, overtime: new Error() });
  }

  protected override async work({ id }: TakenJob, { signal }: JobLease): Promise<void> {
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
  const runner = new Runner({ onStop: (handler) => void (stop = handler) }, 3);
  return { runner, stop: (id: string) => stop(id) };
}

const begun = async (): Promise<void> => {
  await new Promise(setImmediate);
};

describe('JobRunner', () => {
  it('works on a job once at a time', async () => {
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

  it('leaves a job that another worker has', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve(null);
    await runner.run(job('a'));
    expect(runner.begun).toEqual([]);
  });

  it('stops the job that word came of, and no other', async () => {
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

  it('works on no job that ended worker after worker: it is taken to be ended', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve({ id: 'a', accountId: 'a', generation: 10, fruitlessTakes: 10 });
    const last = runner.run(job('a'));
    await begun();
    expect(runner.ended).toEqual([]);
    runner.done.resolve();
    await last;
    runner.claims = Promise.resolve({ id: 'a', accountId: 'a', generation: 11, fruitlessTakes: 11 });
    await runner.run(job('a'));
    expect(runner.ended).toEqual([undefined, expect.any(WornOut)]);
  });

  it('hands all over at the end, and takes nothing more', async () => {
    const { runner } = setUp();
    const running = [runner.run(job('a')), runner.run(job('b'))];
    await begun();
    await runner.handOver();
    await Promise.all(running);
    expect(runner.ended).toEqual([expect.any(HandedOver), expect.any(HandedOver)]);
    await runner.run(job('c'));
    expect(runner.begun).toEqual(['a', 'b']);
  });

  it('gives back what it took while it ended', async () => {
    const { runner } = setUp();
    const claim = Promise.withResolvers<TakenJob>();
    runner.claims = claim.promise;
    const running = runner.run(job('a'));
    await runner.handOver();
    claim.resolve({ id: 'a', accountId: 'a', generation: 1, fruitlessTakes: 1 });
    await running;
    expect(runner.released).toEqual(['a']);
    expect(runner.begun).toEqual([]);
  });

  it('works on a job in the name of its account', async () => {
    const { runner } = setUp();
    const running = [runner.run(job('a1')), runner.run(job('b1'))];
    await begun();
    expect(runner.accounts).toEqual(['a', 'b']);
    runner.done.resolve();
    await Promise.all(running);
  });

  it('keeps the last place for an account that has none, and takes a job again that found no place', async () => {
    const { runner } = setUp();
    const running = ['a1', 'a2', 'a3', 'b1'].map((id) => runner.run(job(id)));
    await begun();
    expect(runner.begun).toEqual(['a1', 'a2', 'b1']);
    runner.done.resolve();
    await Promise.all(running);
    await runner.run(job('a3'));
    expect(runner.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('admits what it has places for, without what it works on or has just let go', async () => {
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

  it('notifies when it takes or releases a job, and not when there was none to take', async () => {
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
