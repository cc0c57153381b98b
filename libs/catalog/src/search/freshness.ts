import type { Freshness } from './search.params.js';

const DAY_MS = 86_400_000;
const DAYS: Record<Exclude<Freshness, 'any'>, number> = { day: 1, week: 7, month: 31 };

/** Start of the past day, week or month; `undefined` for `any`. */
export function freshSince(freshness: Freshness, now: number = Date.now()): Date | undefined {
  return freshness === 'any' ? undefined : new Date(now - DAYS[freshness] * DAY_MS);
}

/** `2026-11-21`, in UTC. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** First and last day of the past day, week or month, for vendors with a granularity of days; `undefined` for `any`. */
export function freshDays(
  freshness: Freshness,
  now: number = Date.now(),
): { from: string; until: string } | undefined {
  const since = freshSince(freshness, now);
  return since && { from: isoDay(since), until: isoDay(new Date(now)) };
}
