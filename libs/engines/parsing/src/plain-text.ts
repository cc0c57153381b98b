import { fragmentText } from './fragment-text.js';

/** No title or snippet is longer. */
const MAX_LENGTH = 10_000;

/** What a vendor's HTML fragment (highlight marks, entities) reads like: one line, white space collapsed. */
export function plainText(fragment: string): string {
  const html = fragment.slice(0, MAX_LENGTH);
  return oneLine(/[<&]/.test(html) ? fragmentText(html) : html);
}

/** White space, line breaks and control characters collapsed to single spaces. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and no reader wants the others
  return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}
