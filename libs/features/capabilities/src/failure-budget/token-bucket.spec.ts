import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.js';

const LIMITS = { capacitySeconds: 30, refillSecondsPerMinute: 6 };

describe('TokenBucket', () => {
  it('starts full and refills over time up to its capacity', () => {
    const bucket = new TokenBucket(LIMITS, 0);
    expect(bucket.isFull(0)).toBe(true);
    bucket.spend(12, 0);
    expect(bucket.left(0)).toBe(18);
    expect(bucket.left(60_000)).toBe(24);
    expect(bucket.left(600_000)).toBe(30);
    expect(bucket.isFull(120_000)).toBe(true);
  });

  it('refills for the time since the last spending', () => {
    const bucket = new TokenBucket(LIMITS, 0);
    bucket.spend(20, 60_000);
    bucket.spend(5, 120_000);
    expect(bucket.left(120_000)).toBe(11);
    expect(bucket.left(180_000)).toBe(17);
  });

  it('returns the wait time once it is empty', () => {
    const bucket = new TokenBucket(LIMITS, 0);
    bucket.spend(29, 0);
    expect(bucket.waitSeconds(0)).toBe(0);
    bucket.spend(1, 0);
    expect(bucket.waitSeconds(0)).toBe(1);
    bucket.spend(3, 0);
    expect(bucket.waitSeconds(0)).toBe(31);
    expect(bucket.waitSeconds(30_000)).toBe(1);
    expect(bucket.waitSeconds(31_000)).toBe(0);
  });

  it('owes at most its capacity', () => {
    const bucket = new TokenBucket(LIMITS, 0);
    bucket.spend(10_000, 0);
    expect(bucket.left(0)).toBe(-30);
    expect(bucket.waitSeconds(0)).toBe(301);
  });

  it('loses nothing when the clock is set back', () => {
    const bucket = new TokenBucket(LIMITS, 60_000);
    bucket.spend(10, 0);
    expect(bucket.left(0)).toBe(20);
  });
});
