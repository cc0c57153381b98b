import { type Html, trusted } from '../html/html.js';

const VOID_END = /<((?:area|br|col|hr|img|input|link|meta|source|wbr)\b[^>]*?)\s*\/>/g;

/** Markup of forms and apps as pages have it: void elements without a slash, no indentation, no trailing space. */
export function tidied(markup: string): Html {
  return trusted(
    markup
      .replaceAll(VOID_END, '<$1>')
      .replaceAll(/[ \t]*\n\s*/g, '\n')
      .replaceAll(/\n(?=>)/g, '')
      .trim(),
  );
}
