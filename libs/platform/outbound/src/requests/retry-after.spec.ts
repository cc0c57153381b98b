import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('retryAfterSeconds', () => {
  it.each([
    ['0', 0],
    [' 17 ', 17],
    ['1.2', 2],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ])('reads %s as %i seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it.each([undefined, '', 'soon', '-5x'])('returns undefined for %s', (header) => {
    expect(retryAfterSeconds(header, NOW)).toBeUndefined();
  });
});
