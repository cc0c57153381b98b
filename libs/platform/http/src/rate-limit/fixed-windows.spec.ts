import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedWindows } from './fixed-windows.js';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('FixedWindows', () => {
  it('returns the current window without counting, and none once it has ended', () => {
    const windows = new FixedWindows(10);
    expect(windows.current('a')).toBeUndefined();
    windows.hit('a', 1_000);
    expect(windows.current('a')).toEqual({ hits: 1, endsAtMs: 1_001_000 });
    vi.advanceTimersByTime(999);
    expect(windows.current('a')).toEqual({ hits: 1, endsAtMs: 1_001_000 });
    vi.advanceTimersByTime(1);
    expect(windows.current('a')).toBeUndefined();
    expect(windows.hit('a', 1_000)).toEqual({ hits: 1, endsAtMs: 1_002_000 });
  });

  it('evicts the oldest window when there are too many', () => {
    const windows = new FixedWindows(2);
    for (const key of ['a', 'b', 'a']) windows.hit(key, 1_000);
    expect([windows.current('a')?.hits, windows.current('b')?.hits]).toEqual([2, 1]);
    windows.hit('c', 1_000);
    expect([windows.current('a'), windows.current('b')?.hits, windows.current('c')?.hits]).toEqual([
      undefined,
      1,
      1,
    ]);
  });
});
