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
  let markup = parts[0] ?? '';
  values.forEach((value, index) => {
    markup += textOf(value) + (parts[index + 1] ?? '');
  });
  return new Html(markup);
}

/** Markup of our own making (drawings, the parts of apps), not to be escaped again. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function textOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map((each) => textOf(each)).join('');
}
