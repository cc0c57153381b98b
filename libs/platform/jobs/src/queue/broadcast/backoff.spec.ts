import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.js';

describe('backoffMs', () => {
  it('doubles from 50 ms to at most 5 s', () => {
    const longest = [0, 1, 2, 3, 10, 1_000_000].map((attempt) => backoffMs(attempt, () => 1));
    expect(longest).toEqual([50, 100, 200, 400, 5_000, 5_000]);
  });

  it('spreads attempts over the upper half of the interval, so that processes do not reconnect together', () => {
    expect(backoffMs(3, () => 0)).toBe(200);
    expect(backoffMs(3, () => 0.5)).toBe(300);
  });
});
