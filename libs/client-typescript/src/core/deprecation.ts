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

const told = new Set<string>();

/** Warns, once in this process for each route, of one that will go. */
export function warnOfDeprecation({ headers, url }: Exchange): void {
  const deprecation = deprecationOf(headers);
  if (!deprecation) return;
  const { pathname } = new URL(url);
  if (told.has(pathname)) return;
  told.add(pathname);
  const until = deprecation.sunset
    ? `, and works until ${deprecation.sunset.toISOString().slice(0, 10)}`
    : '';
  const link = headers.get('link');
  emitWarning(`Capstan: ${pathname} is deprecated${until}${link === null ? '' : `; see ${link}`}`);
}
