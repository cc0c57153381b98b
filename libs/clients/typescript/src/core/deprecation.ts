import type { Exchange } from './exchange.js';
import { emitWarning } from './runtime.js';

/** A deprecation of a route or capability. */
export interface Deprecation {
  /** Date of the deprecation; null if not stated (RFC 9745). */
  since: Date | null;
  /** Date until which it works; null if not stated (RFC 8594). */
  sunset: Date | null;
}

/** @returns null if there is no deprecation. */
export function deprecationOf(headers: Headers): Deprecation | null {
  const since = headers.get('deprecation');
  if (since === null) return null;
  const sunset = headers.get('sunset');
  return {
    since: dateOf(Number(/^@(\d+)$/.exec(since.trim())?.[1]) * 1000),
    sunset: sunset === null ? null : dateOf(Date.parse(sunset)),
  };
}

const dateOf = (ms: number): Date | null => {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** Keyed by the notice, of which there are few, rather than by URL, which has ids. */
const reported = new Set<string>();

/** Logs a warning for a deprecation, once per notice and process. */
export function warnOfDeprecation({ headers, url }: Exchange): void {
  const deprecation = deprecationOf(headers);
  if (!deprecation) return;
  const link = headers.get('link');
  const notice = [headers.get('deprecation'), headers.get('sunset'), link].join(' ');
  if (reported.has(notice)) return;
  reported.add(notice);
  const { pathname } = new URL(url);
  const until = deprecation.sunset
    ? `, and works until ${deprecation.sunset.toISOString().slice(0, 10)}`
    : '';
  emitWarning(`Capstan: ${pathname} is deprecated${until}${link === null ? '' : `; see ${link}`}`);
}
