const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const dateOnly = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const WEEK_MS = 7 * 86_400_000;

/** "3 min. ago"; a date once it is more than a week away. */
export function relativeTime(at: Date, now: number): string {
  const distance = at.getTime() - now;
  if (Math.abs(distance) > WEEK_MS) return dateOnly.format(at);
  const [unit, ms] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? ['second', 1000];
  if (unit === 'second' && Math.abs(distance) < 10_000) return distance > 0 ? 'in a moment' : 'just now';
  return relative.format(Math.round(distance / ms), unit);
}
