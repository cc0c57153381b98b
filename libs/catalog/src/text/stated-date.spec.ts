import { describe, expect, it } from 'vitest';
import { statedDate } from './stated-date.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('statedDate', () => {
  it.each([
    ['Nov 18, 2026', '2026-11-18T00:00:00.000Z'],
    ['September 3, 2025', '2025-09-03T00:00:00.000Z'],
    ['18 Nov 2026', '2026-11-18T00:00:00.000Z'],
    ['40 minutes ago', '2026-11-20T11:20:00.000Z'],
    ['5 mins ago', '2026-11-20T11:55:00.000Z'],
    ['3 hours ago', '2026-11-20T09:00:00.000Z'],
    ['1 day ago', '2026-11-19T12:00:00.000Z'],
    ['2026-11-18', '2026-11-18T00:00:00.000Z'],
  ])('parses %s', (text, expected) => {
    expect(statedDate(text, NOW)).toBe(expected);
  });

  it.each([
    '2 weeks ago',
    '1 month ago',
    'Foo 18, 2026',
    'Nov 18, 2030',
    'Feb 31, 2026',
    'recently',
    '',
    7,
    null,
  ])('parses no date in %s', (text) => {
    expect(statedDate(text, NOW)).toBeNull();
  });
});
