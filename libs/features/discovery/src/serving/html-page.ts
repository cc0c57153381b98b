import { createHash } from 'node:crypto';
import { type Html, html, raw } from '@capstan/platform-http';
import { HTML_TYPE } from './media-types.js';
import { type ServedDocument, servedDocument } from './served-document.js';
import { PAGE_STYLE } from './page.style.js';

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** Allows only the page's own style, and scripts of this service if it has one: no frames, no external resources. */
const securityHeaders = (hasScript: boolean): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; ${hasScript ? "script-src 'self'; " : ''}style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** Path prefix of the deployment, for links behind a proxy; empty at the root of a host. */
export const pathPrefixOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '');

/**
 * Renders a complete page.
 * @param page `script` is the path of its script.
 */
export function htmlPage(
  page: { title: string; body: Html; baseUrl: string; script?: string },
  headers: Record<string, string> = {},
): ServedDocument {
  const prefix = pathPrefixOf(page.baseUrl);
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${raw(PAGE_STYLE)}</style>
${page.script === undefined ? undefined : html`<script src="${prefix}${page.script}" defer></script>`}
</head>
<body>
<header><strong>Capstan</strong><a href="${prefix}/">Start</a><a href="${prefix}/console/">Console</a><a href="${prefix}/reference">Reference</a><a href="${prefix}/errors">Errors</a><a href="${prefix}/llms.txt">llms.txt</a></header>
<main>
${page.body}
</main>
<footer>One key, every capability.</footer>
</body>
</html>
`;
  return servedDocument(document.toString(), HTML_TYPE, {
    ...securityHeaders(page.script !== undefined),
    ...headers,
  });
}
