import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../provider-failure.js';
import { Pace } from './pace.js';

const withoutDeadline = { signal: new AbortController().signal, timeoutMs: 60_000 };
const quick = (): Promise<string> => Promise.resolve('done');

describe('Pace', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('never exceeds its concurrency, and runs all tasks', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 2, intervalMs: 0 });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => pace.run(task, withoutDeadline)));
    expect([most, running]).toEqual([2, 0]);
  });

  it('keeps the interval between starts, in order of arrival, and passes on the remaining time', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 5, intervalMs: 3000 });
    const begunAt = performance.now();
    const starts: [number, number, number][] = [];
    const calls = [1, 2, 3].map((caller) =>
      pace.run(
        (timeoutMs) => {
          starts.push([caller, performance.now() - begunAt, timeoutMs]);
          return quick();
        },
        { ...withoutDeadline, timeoutMs: 10_000 },
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

  it('keeps the interval when a request ends early, and the concurrency when it ends late', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 1000 });
    await pace.run(quick, withoutDeadline);
    let finish = (): void => undefined;
    const second = pace.run(() => new Promise<void>((resolve) => (finish = resolve)), withoutDeadline);
    const third = vi.fn<() => Promise<string>>(quick);
    const last = pace.run(third, withoutDeadline);
    await vi.advanceTimersByTimeAsync(5000);
    expect(third).not.toHaveBeenCalled();
    finish();
    await second;
    await expect(last).resolves.toBe('done');
  });

  it('rejects at once when the turn would be past the deadline, with the time to retry after', async () => {
    const pace = new Pace({ title: 'arXiv', concurrent: 1, intervalMs: 3000 });
    const first = pace.run(quick, withoutDeadline);
    const second = pace.run(quick, withoutDeadline);
    const late = pace.run(quick, { ...withoutDeadline, timeoutMs: 5000 });
    await expect(late).rejects.toBeInstanceOf(ProviderFailure);
    await expect(late).rejects.toMatchObject({
      outcome: 'rate_limited',
      retryAfterSeconds: 6,
      wasNotSent: true,
    });
    await vi.advanceTimersByTimeAsync(3000);
    await expect(Promise.all([first, second])).resolves.toEqual(['done', 'done']);
  });

  it('frees the slot of a failed task', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 0 });
    await expect(pace.run(() => Promise.reject(new Error('no')), withoutDeadline)).rejects.toThrow('no');
    await expect(pace.run(quick, withoutDeadline)).resolves.toBe('done');
  });

  it('removes a caller that aborts while waiting, and rejects one that has aborted before', async () => {
    const pace = new Pace({ title: 'A vendor', concurrent: 1, intervalMs: 1000 });
    await pace.run(quick, withoutDeadline);
    const caller = new AbortController();
    const task = vi.fn<() => Promise<string>>(quick);
    const gone = pace.run(task, { ...withoutDeadline, signal: caller.signal });
    const next = pace.run(quick, withoutDeadline);
    caller.abort(new Error('hung up'));
    await expect(gone).rejects.toThrow('hung up');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('done');
    await expect(pace.run(task, { ...withoutDeadline, signal: caller.signal })).rejects.toThrow('hung up');
    expect(task).not.toHaveBeenCalled();
  });
});
