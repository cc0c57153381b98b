import type { Freshness } from '../../model/research-request.js';

const DAY_MS = 86_400_000;
const WINDOW_DAYS: Readonly<Record<Freshness, number | null>> = { any: null, day: 1, week: 7, month: 31 };
/** A date without a time, or in another time zone, may be a day off. */
const SLACK_DAYS = 1;

/**
 * Whether a page states that it was published before the requested period (docs/contract.md 4.2,
 * `freshness`). Search providers get the filter, but not all respect it. Undated pages are accepted.
 */
export function isTooOld(publishedAt: string | null, freshness: Freshness, readAt: string): boolean {
  const days = WINDOW_DAYS[freshness];
  if (days === null || publishedAt === null) return false;
  return Date.parse(readAt) - Date.parse(publishedAt) > (days + SLACK_DAYS) * DAY_MS;
}
