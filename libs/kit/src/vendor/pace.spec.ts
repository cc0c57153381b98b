import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../provider-failure.js';
import { Pace } from './pace.js';

const patient = { signal: new AbortController().signal, timeoutMs: 60_000 };
const quick = (): Promise<string> => Promise.resolve('done');

describe('Pace', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('never lets more run than its limit, and all in the end', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 2, intervalMs: 0 });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => pace.run(task, patient)));
    expect([most, running]).toEqual([2, 0]);
  });

  it('keeps the interval between starts, first come, first served, and hands on what time is left', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 5, intervalMs: 3000 });
    const begunAt = performance.now();
    const starts: [number, number, number][] = [];
    const calls = [1, 2, 3].map((caller) =>
      pace.run(
        (timeoutMs) => {
          starts.push([caller, performance.now() - begunAt, timeoutMs]);
          return quick();
        },
        { ...patient, timeoutMs: 10_000 },
      ),
    );
    await vi.advanceTimersByTimeAsync(2999);
    expect(starts).toEqual([[1, 0, 10_000]]);
    await vi.advanceTimersByTimeAsync(3001);
    await Promise.all(calls);
    expect(starts).toEqual([
      [1, 0, 10_000],
      [2, 3000, 7000],
      [3, 6000, 4000],
    ]);
  });

  it('keeps the interval when a request ends early, and the limit when it ends late', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 1000 });
    await pace.run(quick, patient);
    let finish = (): void => undefined;
    const second = pace.run(() => new Promise<void>((resolve) => (finish = resolve)), patient);
    const third = vi.fn<() => Promise<string>>(quick);
    const last = pace.run(third, patient);
    await vi.advanceTimersByTimeAsync(5000);
    expect(third).not.toHaveBeenCalled();
    finish();
    await second;
    await expect(last).resolves.toBe('done');
  });

  it('gives up at once when the turn would come too late, and says when to come back', async () => {
    const pace = new Pace({ title: 'arXiv', concurrent: 1, intervalMs: 3000 });
    const first = pace.run(quick, patient);
    const second = pace.run(quick, patient);
    const late = pace.run(quick, { ...patient, timeoutMs: 5000 });
    await expect(late).rejects.toBeInstanceOf(ProviderFailure);
    await expect(late).rejects.toMatchObject({
      outcome: 'rate_limited',
      retryAfterSeconds: 6,
      isUnasked: true,
    });
    await vi.advanceTimersByTimeAsync(3000);
    await expect(Promise.all([first, second])).resolves.toEqual(['done', 'done']);
  });

  it('frees the place of a task that failed', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 0 });
    await expect(pace.run(() => Promise.reject(new Error('no')), patient)).rejects.toThrow('no');
    await expect(pace.run(quick, patient)).resolves.toBe('done');
  });

  it('lets go of one that hangs up while waiting, and takes none that has hung up', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 1000 });
    await pace.run(quick, patient);
    const caller = new AbortController();
    const task = vi.fn<() => Promise<string>>(quick);
    const gone = pace.run(task, { ...patient, signal: caller.signal });
    const next = pace.run(quick, patient);
    caller.abort(new Error('hung up'));
    await expect(gone).rejects.toThrow('hung up');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('done');
    await expect(pace.run(task, { ...patient, signal: caller.signal })).rejects.toThrow('hung up');
    expect(task).not.toHaveBeenCalled();
  });
});
