import { ProviderFailure } from '@capstan/capability-kit';
import { findWall } from './find-wall.js';

/** Statuses by which a site refuses or lacks a page; another provider may get further, asking again will not. */
const REFUSALS: ReadonlySet<number> = new Set([
  401, 402, 403, 404, 405, 406, 407, 410, 418, 421, 423, 426, 429, 430, 451, 999,
]);

/**
 * What a target's status means for a scrape; undefined for 2xx, whose content decides.
 * @param html the markup of the answer, searched for the wall that explains it.
 */
export function refusalOfStatus(
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): ProviderFailure | undefined {
  if (status >= 200 && status < 300) {
    return status === 204 || status === 205
      ? new ProviderFailure('blocked', `the page answered ${status}, which has no content`)
      : undefined;
  }
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(html.slice(0, 50_000))?.[1]?.trim() ?? '';
  const absent = status === 404 || status === 410;
  const wall = absent ? undefined : findWall({ headers, html, title, text: '', visibleChars: 0 });
  const detail = `the page answered ${status}${wall ? ` (${wall})` : ''}`;
  const refused =
    REFUSALS.has(status) || (status >= 400 && status < 500) || (status === 503 && wall !== undefined);
  if (status === 408) return new ProviderFailure('timeout', detail);
  return new ProviderFailure(refused ? 'blocked' : 'upstream_error', detail);
}
