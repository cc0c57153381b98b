import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-11-23T11:59:55Z', 'just now'],
    ['2026-11-23T11:59:30Z', '30 sec. ago'],
    ['2026-11-23T11:15:00Z', '45 min. ago'],
    ['2026-11-23T14:00:00Z', 'in 2 hr.'],
    ['2026-11-22T12:00:00Z', 'yesterday'],
    ['2026-10-01T12:00:00Z', 'Oct 1, 2026'],
  ])('says %s as "%s"', (at, text) => {
    expect(relativeTime(new Date(at), NOW)).toBe(text);
  });
});
