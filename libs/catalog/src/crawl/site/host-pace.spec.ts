import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostPace } from './host-pace.js';

const signal = new AbortController().signal;

describe('the pace of requests to a host', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is kept by all crawls together, and by each host alone', async () => {
    const pace = new HostPace();
    const started: string[] = [];
    const turn = (host: string) =>
      pace.turn(host, 1_000, { signal, latestStartMs: Infinity }).then(() => started.push(host));
    const turns = [turn('a'), turn('a'), turn('a'), turn('b')];
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(started).toEqual(['a', 'b', 'a']);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(turns);
    expect(started).toEqual(['a', 'b', 'a', 'a']);
  });

  it('refuses a turn that would be too late, and keeps none for it', async () => {
    const pace = new HostPace();
    const latestStartMs = performance.now() + 1_500;
    const turn = () => pace.turn('a', 1_000, { signal, latestStartMs });
    const turns = [turn(), turn(), turn(), turn()];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(turns)).toEqual([true, true, false, false]);
  });

  it('gives back the turn of a request that is aborted', async () => {
    const pace = new HostPace();
    const given = new AbortController();
    await pace.turn('a', 60_000, { signal, latestStartMs: Infinity });
    const aborted = pace.turn('a', 60_000, { signal: given.signal, latestStartMs: Infinity });
    given.abort(new Error('cancelled'));
    await expect(aborted).rejects.toThrow('cancelled');
    const next = pace.turn('a', 60_000, { signal, latestStartMs: performance.now() + 60_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await next).toBe(true);
  });
});
