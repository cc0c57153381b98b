import { ProviderFailure } from '@capstan/kit';
import { findWall } from '@capstan/page-reading';
import { NEXT_STEP } from './page-fault.js';
import { UnsettledPage } from './unsettled-page.js';

/** Statuses by which a site refuses or lacks a page; another provider may succeed, a retry will not. */
const REFUSALS: ReadonlySet<number> = new Set([
  401, 402, 403, 404, 405, 406, 407, 410, 418, 421, 423, 426, 429, 430, 451, 999,
]);

/**
 * Returns the failure for the HTTP status of the target; `undefined` for 2xx, whose content decides.
 * @param html the markup of the response, searched for a known bot wall.
 */
export function refusalOfStatus(
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): ProviderFailure | undefined {
  if (status >= 200 && status < 300) {
    return status === 204 || status === 205
      ? new ProviderFailure('blocked', `the page responded with ${status}, which has no content`, {
          isFinal: true,
        })
      : undefined;
  }
  const title = /<title[^<>]{0,200}>([^<]{0,300})/i.exec(html.slice(0, 50_000))?.[1]?.trim() ?? '';
  const isAbsent = status === 404 || status === 410;
  const wall = isAbsent ? undefined : findWall({ headers, html, title, text: '', visibleChars: 0 });
  const detail = `the page responded with ${status}${wall ? ` (${wall.name})` : ''}`;
  if (wall?.mayClear) return new UnsettledPage(detail, 'by_moving');
  if (status === 408) return new ProviderFailure('timeout', detail, { isTarget: true });
  const isRefused =
    REFUSALS.has(status) || (status >= 400 && status < 500) || (status === 503 && wall !== undefined);
  return new ProviderFailure(isRefused ? 'blocked' : 'upstream_error', detail, {
    isFinal: isAbsent,
    isTarget: true,
    ...(isAbsent && { alternativeAction: NEXT_STEP.absent }),
  });
}
