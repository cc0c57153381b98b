import { describe, expect, it } from 'vitest';
import { attemptSpans } from './attempt-spans.ts';

const attempt = (durationMs: number, startedAfterMs?: number) => ({
  provider: 'first',
  outcome: 'ok' as const,
  duration_ms: durationMs,
  ...(startedAfterMs === undefined ? {} : { started_after_ms: startedAfterMs }),
});
const placesOf = (...of: Parameters<typeof attemptSpans>) =>
  attemptSpans(...of).map(({ start, width }) => [start, width]);

describe('attemptSpans', () => {
  it('shows attempts that ran at once above each other', () => {
    expect(placesOf([attempt(40, 10), attempt(80, 10), attempt(10, 90)], 100)).toEqual([
      [10, 40],
      [10, 80],
      [90, 10],
    ]);
  });

  it('shows attempts without a start one after the other', () => {
    expect(placesOf([attempt(25), attempt(50)], 100)).toEqual([
      [0, 25],
      [25, 50],
    ]);
  });

  it('has room for an attempt that lasted longer than its call', () => {
    expect(placesOf([attempt(150, 50)], 100)).toEqual([[25, 75]]);
  });

  it('keeps an attempt visible that took no time', () => {
    expect(placesOf([attempt(0, 100)], 100)).toEqual([[99.4, 0.6]]);
  });
});
