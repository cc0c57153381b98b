import { describe, expect, it } from 'vitest';
import { DEADLINE_MS, MAX_SECONDS, PACE, timeLimitMs } from './time-limit.js';

const HOUR_MS = 3_600_000;

describe('the time limit of a recording', () => {
  it('follows from its length', () => {
    expect(timeLimitMs(60, PACE.own)).toBe(780_000);
    expect(timeLimitMs(3600, PACE.hosted)).toBe(2_400_000);
  });

  it('is that of the longest one if its length is unknown', () => {
    expect(timeLimitMs(undefined, PACE.own)).toBe(timeLimitMs(MAX_SECONDS, PACE.own));
  });

  it('gives a machine several times what four hours need on one free processor', () => {
    expect(timeLimitMs(MAX_SECONDS, PACE.own)).toBeGreaterThan(5 * 0.37 * MAX_SECONDS * 1000);
  });

  it('leaves the first provider its limit while others wait, within a day', () => {
    expect(DEADLINE_MS * 0.6).toBeGreaterThanOrEqual(timeLimitMs(MAX_SECONDS, PACE.own));
    expect(DEADLINE_MS).toBeLessThan(24 * HOUR_MS);
  });
});
