import { describe, expect, it } from 'vitest';
import { RETRY_WINDOW_MS, retryDelayMs } from './retry-delay.js';

const LONGEST = 1;
const SHORTEST = 0;

/** Delays between the attempts of a handler that always fails, by a clock that jumps from attempt to attempt. */
function allDelays(random: number): number[] {
  const delays: number[] = [];
  for (let nowMs = 0; ;) {
    const delayMs = retryDelayMs(delays.length + 1, nowMs, () => random);
    if (delayMs === undefined) return delays;
    delays.push(delayMs);
    nowMs += delayMs;
  }
}

describe('retryDelayMs', () => {
  it('starts at five seconds and doubles', () => {
    expect(allDelays(LONGEST).slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  });

  it('is at most six hours', () => {
    expect(Math.max(...allDelays(LONGEST))).toBe(6 * 3_600_000);
  });

  it('is shortened by at most a quarter at random', () => {
    expect(allDelays(SHORTEST)[0]).toBe(3_750);
  });

  it.each([SHORTEST, LONGEST])('allows attempts for three days and not longer (random %s)', (random) => {
    const totalMs = allDelays(random).reduce((sum, delayMs) => sum + delayMs, 0);
    expect(totalMs).toBeLessThanOrEqual(RETRY_WINDOW_MS);
    expect(totalMs).toBeGreaterThan(RETRY_WINDOW_MS - 6 * 3_600_000);
  });
});
