import { describe, expect, it } from 'vitest';
import { pageDate } from './page-date.js';

const NOW = Date.parse('2026-11-20T00:00:00Z');

describe('pageDate', () => {
  it.each([
    ['2026-03-14', '2026-03-14'],
    ['2026/3/4', '2026-03-04'],
    ['20260314', '2026-03-14'],
    ['2026-03-14T08:30:00Z', '2026-03-14T08:30:00Z'],
    ['2026-03-14T08:30:00+02:00', '2026-03-14T06:30:00Z'],
    ['2026-03-14 08:30', '2026-03-14T08:30:00Z'],
    ['2026-03-14T08:30:00.250Z', '2026-03-14T08:30:00.250Z'],
    ['Tue, 03 Mar 2026 08:00:00 GMT', '2026-03-03T08:00:00Z'],
    ['March 14, 2026', '2026-03-14'],
    ['14 March 2026', '2026-03-14'],
  ])('reads %s', (text, expected) => {
    expect(pageDate(text, NOW)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '14.3.',
    '2026-02-31',
    '1234-01-01',
    '2031-01-01',
    'x'.repeat(100),
  ])('returns null for %s', (text) => {
    expect(pageDate(text, NOW)).toBeNull();
  });
});
