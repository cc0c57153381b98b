import { describe, expect, it } from 'vitest';
import type { Freshness } from '../../model/research-request.js';
import { isTooOld } from './too-old.js';

const NOW = '2026-11-20T12:00:00.000Z';

describe('isTooOld', () => {
  it.each<[string | null, Freshness, boolean]>([
    ['2001-01-01', 'any', false],
    [null, 'day', false],
    ['soon', 'day', false],
    ['2026-11-19', 'day', false],
    ['2026-11-18', 'day', true],
    ['2026-11-13', 'week', false],
    ['2026-11-11', 'week', true],
    ['2026-10-20T09:00:00Z', 'month', false],
    ['2026-10-01', 'month', true],
    ['2026-12-24', 'day', false],
  ])('%s within %s: %s', (publishedAt, freshness, expected) => {
    expect(isTooOld(publishedAt, freshness, NOW)).toBe(expected);
  });
});
