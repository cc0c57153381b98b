import { isoDate } from '@capstan/parsing';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const UNIT_MS: Readonly<Record<string, number>> = { min: 60_000, hour: 3_600_000, day: 86_400_000 };
const AGO = /^(\d{1,3}) (min|hour|day)(?:ute)?s? ago$/i;
const MONTH_DAY_YEAR = /^([a-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})$/i;
const DAY_MONTH_YEAR = /^(\d{1,2}) ([a-z]{3})[a-z]*\.? (\d{4})$/i;

/**
 * Parses a date as shown by search engines ("Nov 18, 2026", "3 hours ago") to ISO 8601 in UTC. Null for dates less exact
 * than a day ("2 weeks ago") or invalid ones: a wrong date is worse than none.
 */
export function statedDate(value: unknown, now: number = Date.now()): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const ago = AGO.exec(text);
  if (ago) {
    const [, count, unit] = ago;
    return new Date(now - Number(count) * (UNIT_MS[unit?.toLowerCase() ?? ''] ?? 0)).toISOString();
  }
  const [, month, day, year] = MONTH_DAY_YEAR.exec(text) ?? [];
  if (month && day && year) return dayOf(year, month, day, now);
  const [, dayFirst, monthNext, yearLast] = DAY_MONTH_YEAR.exec(text) ?? [];
  if (dayFirst && monthNext && yearLast) return dayOf(yearLast, monthNext, dayFirst, now);
  return isoDate(text, now);
}

function dayOf(year: string, month: string, day: string, now: number): string | null {
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return null;
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = isoDate(date, now);
  // February 31 is parsed as a day in March.
  return read?.startsWith(date) ? read : null;
}
