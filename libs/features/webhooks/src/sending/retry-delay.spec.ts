import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { webhooksConfig } from '../webhooks.config.js';
import { retryDelayMs } from './retry-delay.js';

const SCHEDULE = [5_000, 300_000];

describe('retryDelayMs', () => {
  it('follows the schedule, spread by a tenth', () => {
    expect(retryDelayMs(SCHEDULE, 1, () => 0)).toBe(4_500);
    expect(retryDelayMs(SCHEDULE, 1, () => 1)).toBe(5_500);
    expect(retryDelayMs(SCHEDULE, 2, () => 0.5)).toBe(300_000);
  });

  it('is undefined after the last retry', () => {
    expect(retryDelayMs(SCHEDULE, 3)).toBeUndefined();
  });

  it('retries 24 times over about three days by default, from 5 seconds to a day', () => {
    const { retryDelaysMs } = webhooksConfig.read(z.object(webhooksConfig.shape).parse({}));
    expect(retryDelaysMs).toHaveLength(24);
    expect([retryDelaysMs[0], retryDelaysMs.at(-1)]).toEqual([5_000, 86_400_000]);
    expect(retryDelaysMs.toSorted((a, b) => a - b)).toEqual(retryDelaysMs);
    const hours = retryDelaysMs.reduce((sum, delayMs) => sum + delayMs, 0) / 3_600_000;
    expect(hours).toBeCloseTo(71.4, 1);
  });
});
