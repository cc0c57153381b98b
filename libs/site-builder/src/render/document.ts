import type { Site } from '../model/site.js';
import { type HeadParts, documentHead } from './head.js';
import { html, type Html } from './html.js';

/** A whole HTML document. `bodyClass` is for style only. */
export function htmlDocument(site: Site, head: HeadParts, bodyClass: string, body: Html): string {
  return html`<!DOCTYPE html>
    <html lang="${site.language}">
      ${documentHead(site, head)}
      <body class="tone-${site.tone} kind-${site.kind} ${bodyClass}">
        ${body}
      </body>
    </html> `.toString();
}
