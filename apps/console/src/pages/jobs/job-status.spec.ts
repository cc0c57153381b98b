import { describe, expect, it } from 'vitest';
import { isRunning, percentOf, progressText } from './job-status.ts';

describe('the status of a job', () => {
  it('is running until the job has ended', () => {
    expect((['queued', 'running'] as const).map((status) => isRunning({ status }))).toEqual([true, true]);
    expect((['completed', 'failed', 'cancelled'] as const).some((status) => isRunning({ status }))).toBe(
      false,
    );
  });

  it('has its progress in words and percent', () => {
    const progress = { done: 78.4, total: 312, unit: 'seconds' };
    expect(progressText(progress)).toBe('78 of 312 seconds');
    expect(percentOf(progress)).toBeCloseTo(25.1, 1);
    expect(percentOf({ ...progress, done: 400 })).toBe(100);
  });

  it('has no percent while the length is not known', () => {
    const progress = { done: 30, total: null, unit: 'seconds' };
    expect(progressText(progress)).toBe('30 seconds');
    expect(percentOf(progress)).toBeUndefined();
  });
});
