import { html as template, raw as rawText } from 'hono/html';

/** Safe markup: created by `html`, or marked as safe by `raw`. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[];

/** Code points that an HTML document must not contain (HTML standard, 13.2.3.5). */
// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Hono's `html` with narrower types: strings are escaped, in elements and in quoted attributes, lists are joined
 * and `undefined` renders as an empty string. Objects and promises, which Hono accepts, do not compile.
 */
export function html(markup: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  // Only promises among the values result in a promise.
  return template(markup, ...values.map(withoutControlCharacters)) as Html;
}

/** Marks our own markup as safe. Never use it for external text. */
export const raw: (markup: string) => Html = rawText;

function withoutControlCharacters(value: HtmlValue): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(CONTROL_CHARACTERS, ' ');
  return Array.isArray(value) ? value.map(withoutControlCharacters) : value;
}
