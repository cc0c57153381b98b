import type { SiteAnswer, SiteInspector } from '@capstan/platform-browser';
import { REPORT_POLICY } from './report-html.js';

const PAGE = 'report.html';
const SCREEN = { width: 1024, height: 1400, isDark: false };

/**
 * Prints the page of a report (`reportHtml`) in the shared browser, without network access.
 * @throws BrowserError with the reason: `unavailable` if this service has no browser.
 */
export function reportPdf(
  inspector: SiteInspector,
  page: string,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Uint8Array> {
  const answer = ({ path }: { path: string }): SiteAnswer | null =>
    path === PAGE
      ? {
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REPORT_POLICY },
          body: page,
        }
      : null;
  return inspector.inspect({ answer, signal, timeoutMs }, async (site) =>
    (await site.open(PAGE, SCREEN)).pdf(),
  );
}
