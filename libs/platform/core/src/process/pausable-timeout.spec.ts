import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PausableTimeout } from './pausable-timeout.js';

describe('PausableTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (timeoutMs: number) => {
    const onEnd = vi.fn<() => void>();
    return { onEnd, timeout: new PausableTimeout(onEnd, timeoutMs) };
  };

  it('calls back once after its time', () => {
    const { onEnd } = start(100);
    vi.advanceTimersByTime(99);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not count pauses', () => {
    const { onEnd, timeout } = start(100);
    vi.advanceTimersByTime(60);
    const resume = timeout.pause();
    vi.advanceTimersByTime(10_000);
    resume();
    vi.advanceTimersByTime(39);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('counts overlapping pauses as one, and a pause that is ended twice once', () => {
    const { onEnd, timeout } = start(100);
    const first = timeout.pause();
    vi.advanceTimersByTime(50);
    const second = timeout.pause();
    first();
    first();
    vi.advanceTimersByTime(500);
    second();
    vi.advanceTimersByTime(99);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not call back after it is closed, also during a pause', () => {
    const { onEnd, timeout } = start(100);
    const resume = timeout.pause();
    timeout.close();
    resume();
    vi.advanceTimersByTime(1_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
