import { sha256 } from '@capstan/platform-core';
import { type Html, html, raw } from '@capstan/platform-http';
import { HTML_TYPE } from './media-types.js';
import { type ServedDocument, servedDocument } from './served-document.js';
import { PAGE_STYLE } from './page.style.js';

/** Allows only the page's own style, and scripts of this service if it has one: no frames, no external resources. */
const securityHeaders = (style: string, hasScript: boolean): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; ${hasScript ? "script-src 'self'; " : ''}style-src 'sha256-${sha256(style).toString('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** The mark of the console. */
const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#4d5bd6"/><path d="M10 9h12M12 9c0 5 1.5 6 1.5 8S12 21 11 23h10c-1-2-2.5-4-2.5-6S20 14 20 9M9 23h14" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Path prefix of the deployment, for links behind a proxy; empty at the root of a host. */
export const pathPrefixOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '');

/**
 * Renders a complete page.
 * @param page `style` comes after that of all pages; `script` is the path of its script.
 */
export function htmlPage(
  page: { title: string; body: Html; baseUrl: string; style?: string; script?: string },
  headers: Record<string, string> = {},
): ServedDocument {
  const prefix = pathPrefixOf(page.baseUrl);
  const style = PAGE_STYLE + (page.style ?? '');
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${raw(style)}</style>
${page.script === undefined ? undefined : html`<script src="${prefix}${page.script}" defer></script>`}
</head>
<body>
<header><a class="brand" href="${prefix}/">${raw(MARK)}Capstan</a><a href="${prefix}/console/">Console</a><a href="${prefix}/reference">Reference</a><a href="${prefix}/errors">Errors</a><a href="${prefix}/llms.txt">llms.txt</a></header>
<main>
${page.body}
</main>
<footer>One key, every capability.</footer>
</body>
</html>
`;
  return servedDocument(document.toString(), HTML_TYPE, {
    ...securityHeaders(style, page.script !== undefined),
    ...headers,
  });
}
