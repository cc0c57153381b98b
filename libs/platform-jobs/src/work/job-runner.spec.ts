import { describe, expect, it } from 'vitest';
import type { HeldJob } from '../rows/held-jobs.js';
import { JobLease } from './job-lease.js';
import { JobRunner } from './job-runner.js';
import { HandedOver, StopRequested } from './reasons.js';

/** Works on each job until its lease ends, or the test says that it is done. */
class Runner extends JobRunner<HeldJob> {
  readonly begun: string[] = [];
  readonly ended: unknown[] = [];
  readonly released: string[] = [];
  readonly done = Promise.withResolvers<void>();
  claims: Promise<HeldJob | null> | undefined;

  protected override claim(id: string): Promise<HeldJob | null> {
    return this.claims ?? Promise.resolve({ id, generation: 1 });
  }

  protected override async release({ id }: HeldJob): Promise<void> {
    this.released.push(id);
  }

  protected override leaseOf({ id }: HeldJob): JobLease {
    const renew = async () => ({ isStopWanted: false });
    return new JobLease({ jobId: id, renew, isStopWanted: false, leftMs: 60_000, overtime: new Error() });
  }

  protected override async work({ id }: HeldJob, { signal }: JobLease): Promise<void> {
    this.begun.push(id);
    const broken = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([this.done.promise, broken]);
    this.ended.push(signal.reason);
  }
}

function setUp() {
  let stop = (_id: string): void => {};
  const runner = new Runner({ onStop: (handler) => void (stop = handler) });
  return { runner, stop: (id: string) => stop(id) };
}

const begun = async (): Promise<void> => {
  await new Promise(setImmediate);
};

describe('JobRunner', () => {
  it('works on a job once at a time', async () => {
    const { runner } = setUp();
    const first = runner.run('a');
    await begun();
    await runner.run('a');
    expect(runner.begun).toEqual(['a']);
    runner.done.resolve();
    await first;
    await runner.run('a');
    expect(runner.begun).toEqual(['a', 'a']);
  });

  it('leaves a job that another worker has', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve(null);
    await runner.run('a');
    expect(runner.begun).toEqual([]);
  });

  it('stops the job that word came of, and no other', async () => {
    const { runner, stop } = setUp();
    const [one, other] = [runner.run('a'), runner.run('b')];
    await begun();
    stop('a');
    stop('unknown');
    await one;
    expect(runner.ended).toEqual([expect.any(StopRequested)]);
    runner.done.resolve();
    await other;
    expect(runner.ended[1]).toBeUndefined();
  });

  it('hands all over at the end, and takes nothing more', async () => {
    const { runner } = setUp();
    const running = [runner.run('a'), runner.run('b')];
    await begun();
    await runner.handOver();
    await Promise.all(running);
    expect(runner.ended).toEqual([expect.any(HandedOver), expect.any(HandedOver)]);
    await runner.run('c');
    expect(runner.begun).toEqual(['a', 'b']);
  });

  it('gives back what it took while it ended', async () => {
    const { runner } = setUp();
    const claim = Promise.withResolvers<HeldJob>();
    runner.claims = claim.promise;
    const running = runner.run('a');
    await runner.handOver();
    claim.resolve({ id: 'a', generation: 1 });
    await running;
    expect(runner.released).toEqual(['a']);
    expect(runner.begun).toEqual([]);
  });
});
