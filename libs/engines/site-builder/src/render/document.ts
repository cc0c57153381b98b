import type { Site } from '../model/site.js';
import { documentHead, type HeadParts } from './head.js';
import { type Html, markup } from '../html/html.js';

/** Where a line may break: before these, white space means nothing. */
const BLOCKS =
  /\s*(?=<(?:\/?(?:html|head|body|header|main|footer|section|nav)|meta|link|title|script|div|h[1-3]|p|ul|ol|li|dl|dt|table|tr|figure|details|form)\b)/g;

/**
 * A whole HTML document. `bodyClass` is for style only. It has many short lines, so that a small change of a page is a
 * small change of its file.
 */
export function htmlDocument(site: Site, head: HeadParts, bodyClass: string, body: Html): string {
  const document = markup`<!DOCTYPE html>
    <html lang="${site.language}">${documentHead(site, head)}
    <body class="tone-${site.tone} kind-${site.kind} ${bodyClass}">${body}</body></html>`;
  return `${document.toString().replaceAll(BLOCKS, '\n')}\n`;
}
