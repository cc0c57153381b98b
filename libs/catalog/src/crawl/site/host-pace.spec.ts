import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostPace } from './host-pace.js';

const signal = new AbortController().signal;

describe('the pace of requests to a host', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is kept by all crawls together, and by each host alone', async () => {
    const pace = new HostPace();
    const started: string[] = [];
    const turn = (host: string) => pace.turn(host, 1_000, signal).then(() => started.push(host));
    const turns = [turn('a'), turn('a'), turn('a'), turn('b')];
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(started).toEqual(['a', 'b', 'a']);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(turns);
    expect(started).toEqual(['a', 'b', 'a', 'a']);
  });
});
