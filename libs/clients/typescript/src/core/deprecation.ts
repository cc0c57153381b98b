import type { Exchange } from './exchange.js';
import { emitWarning } from './runtime.js';

/** What the service says of a route or capability that will go. */
export interface Deprecation {
  /** From when on; null when that is not told (RFC 9745). */
  since: Date | null;
  /** Until when it works for certain; null when that is not told (RFC 8594). */
  sunset: Date | null;
}

/** @returns null for what is not deprecated. */
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

/** By what they say, of which there are few; addresses have ids in them. */
const told = new Set<string>();

/** Warns, once in this process for each notice, of what will go. */
export function warnOfDeprecation({ headers, url }: Exchange): void {
  const deprecation = deprecationOf(headers);
  if (!deprecation) return;
  const link = headers.get('link');
  const notice = [headers.get('deprecation'), headers.get('sunset'), link].join(' ');
  if (told.has(notice)) return;
  told.add(notice);
  const { pathname } = new URL(url);
  const until = deprecation.sunset
    ? `, and works until ${deprecation.sunset.toISOString().slice(0, 10)}`
    : '';
  emitWarning(`Capstan: ${pathname} is deprecated${until}${link === null ? '' : `; see ${link}`}`);
}
