import { describe, expect, it } from 'vitest';
import { timeSliceMs } from './waterfall-run.js';

describe('timeSliceMs', () => {
  it('gives the last step all the remaining time, and at least 1 ms', () => {
    expect(timeSliceMs(4_000, 0)).toBe(4_000);
    expect(timeSliceMs(-3, 0)).toBe(1);
    expect(timeSliceMs(0, 2)).toBe(1);
  });

  it('gives 60 % while others wait, and reserves a second for each of them', () => {
    expect(timeSliceMs(10_000, 1)).toBe(6_000);
    expect(timeSliceMs(10_000, 7)).toBe(3_000);
  });

  it('shares evenly if there is not a second for each', () => {
    expect(timeSliceMs(3_000, 5)).toBe(500);
  });

  it('leaves every provider of a long waterfall a fair share when all before it hang', () => {
    let leftMs = 15_000;
    for (let waiting = 6; waiting >= 0; waiting -= 1) {
      const sliceMs = timeSliceMs(leftMs, waiting);
      expect(sliceMs).toBeGreaterThanOrEqual(990);
      leftMs -= sliceMs;
    }
    expect(leftMs).toBeGreaterThanOrEqual(-7);
  });
});
