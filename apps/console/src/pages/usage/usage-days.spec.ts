import { describe, expect, it } from 'vitest';
import { daysInUse, startOfPeriod, usageByCapability, usageCsv, usageDays } from './usage-days.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const LINES = [
  { date: '2026-11-22', capability: 'search', calls: 4, succeeded: 3, credits: 3 },
  { date: '2026-11-23', capability: 'search', calls: 1, succeeded: 1, credits: 1 },
  { date: '2026-11-23', capability: 'research', calls: 1, succeeded: 1, credits: 10 },
];

describe('usageDays', () => {
  it('has a day without calls too, the last one today in UTC', () => {
    expect(usageDays(LINES, 3, NOW).map(({ date, credits }) => [date, credits])).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 3],
      ['2026-11-23', 11],
    ]);
  });

  it('counts failed calls, and credits by capability', () => {
    const [, yesterday, today] = usageDays(LINES, 3, NOW);
    expect(yesterday?.failed).toBe(1);
    expect(today?.byCapability).toEqual({ search: 1, research: 10 });
  });

  it('starts where the API is asked to start', () => {
    expect(startOfPeriod(3, NOW)).toBe('2026-11-21T00:00:00Z');
  });
});

describe('daysInUse', () => {
  const lengthFor = (lines: typeof LINES, days: number): number =>
    daysInUse(usageDays(lines, days, NOW)).length;

  it('begins with the first call, and has at least a week', () => {
    expect(lengthFor(LINES, 30)).toBe(7);
    expect(
      lengthFor(
        LINES.map((line) => ({ ...line, date: '2026-11-10' })),
        30,
      ),
    ).toBe(14);
    expect(lengthFor([], 30)).toBe(7);
    expect(lengthFor([], 3)).toBe(3);
  });
});

describe('usageByCapability', () => {
  it('sums the days, the most expensive capability first', () => {
    expect(usageByCapability(LINES)).toEqual([
      { capability: 'research', calls: 1, failed: 0, credits: 10 },
      { capability: 'search', calls: 5, failed: 1, credits: 4 },
    ]);
  });
});

describe('usageCsv', () => {
  it('has a header and a line for each day and capability', () => {
    expect(usageCsv(LINES.slice(0, 1))).toBe(
      'date,capability,calls,succeeded,credits\r\n2026-11-22,search,4,3,3',
    );
  });
});
