import { fragmentText } from './fragment-text.js';

/** Maximum length of titles and snippets. */
const MAX_LENGTH = 10_000;

/** Returns the text of a vendor's HTML fragment (highlight tags, entities) on one line, with collapsed white space. */
export function plainText(fragment: string): string {
  const html = fragment.slice(0, MAX_LENGTH);
  return oneLine(/[<&]/.test(html) ? fragmentText(html) : html);
}

/** Collapses white space, line breaks and control characters to single spaces. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL rejects NUL, and the others are useless
  return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}
