/** Markup that may stand in a page as it is. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. Characters that no document may hold are dropped. */
export function escapeHtml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- control characters are what is removed
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  );
}

/** Template tag: everything put in is escaped, save {@link Html}; null, undefined and false leave nothing. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return joined(parts, values);
}

/**
 * Like {@link html}, but line breaks of the template and their indentation are for whoever reads the code, and leave
 * nothing in the page: what stands on two lines is joined without a space.
 */
export function markup(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return joined(
    parts.map((part) => part.replaceAll(/\s*\n\s*/g, '')),
    values,
  );
}

function joined([first = '', ...others]: readonly string[], values: readonly HtmlValue[]): Html {
  return new Html(
    values.reduce<string>((text, value, index) => text + textOf(value) + (others[index] ?? ''), first),
  );
}

/** Markup of our own making (drawings, the parts of apps), not to be escaped again. */
export function trusted(text: string): Html {
  return new Html(text);
}

function textOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map((each) => textOf(each)).join('');
}
