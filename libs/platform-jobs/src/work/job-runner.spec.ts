import { describe, expect, it } from 'vitest';
import type { TakenJob } from '../rows/takes.js';
import { JobLease } from './job-lease.js';
import { JobRunner } from './job-runner.js';
import { HandedOver, StopRequested, WornOut } from './reasons.js';

/** Works on each job until its lease ends, or the test says that it is done. */
class Runner extends JobRunner<TakenJob> {
  readonly begun: string[] = [];
  readonly ended: unknown[] = [];
  readonly released: string[] = [];
  readonly done = Promise.withResolvers<void>();
  claims: Promise<TakenJob | null> | undefined;

  protected override claim(id: string): Promise<TakenJob | null> {
    return this.claims ?? Promise.resolve({ id, generation: 1, fruitlessTakes: 1 });
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

  it('works on no job that ended worker after worker: it is taken to be ended', async () => {
    const { runner } = setUp();
    runner.claims = Promise.resolve({ id: 'a', generation: 10, fruitlessTakes: 10 });
    const last = runner.run('a');
    await begun();
    expect(runner.ended).toEqual([]);
    runner.done.resolve();
    await last;
    runner.claims = Promise.resolve({ id: 'a', generation: 11, fruitlessTakes: 11 });
    await runner.run('a');
    expect(runner.ended).toEqual([undefined, expect.any(WornOut)]);
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
    const claim = Promise.withResolvers<TakenJob>();
    runner.claims = claim.promise;
    const running = runner.run('a');
    await runner.handOver();
    claim.resolve({ id: 'a', generation: 1, fruitlessTakes: 1 });
    await running;
    expect(runner.released).toEqual(['a']);
    expect(runner.begun).toEqual([]);
  });
});
