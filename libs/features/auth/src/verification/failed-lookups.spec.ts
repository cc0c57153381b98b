import type { HttpConfig } from '@capstan/platform-http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailedLookups } from './failed-lookups.js';
import type { Verdict } from './refusal.js';

const ADDRESS = '192.0.2.1';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const create = () => new FailedLookups({ rateLimitPerMinute: 2 } as HttpConfig);
const fail = (lookups: FailedLookups, verdict: Verdict = 'unknown_key') =>
  lookups.watch(ADDRESS, Promise.resolve(verdict));

describe('FailedLookups', () => {
  it('rejects further lookups after the limit of unknown keys, until the minute is over', async () => {
    const lookups = create();
    await fail(lookups);
    expect(lookups.beyondLimit(ADDRESS)).toBeUndefined();
    await fail(lookups);
    expect(lookups.beyondLimit(ADDRESS)).toEqual({
      scope: 'address',
      limit: 2,
      remaining: 0,
      resetAtSeconds: 1_060,
      exceeded: true,
    });
    expect(lookups.beyondLimit('192.0.2.2')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(lookups.beyondLimit(ADDRESS)).toBeUndefined();
  });

  it.each<Verdict>(['expired', 'address', 'suspended'])(
    'does not count a key that is %s',
    async (verdict) => {
      const lookups = create();
      for (let n = 0; n < 5; n += 1) expect(await fail(lookups, verdict)).toBe(verdict);
      expect(lookups.beyondLimit(ADDRESS)).toBeUndefined();
    },
  );
});
