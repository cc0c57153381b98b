/** HTML that may be inserted as it is. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | null | false | Part[];

/** HTML from a template: strings in it are escaped, markup is not, null and false give nothing. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (Array.isArray(part)) return part.map(written).join('');
  return part instanceof Markup ? part.text : escaped(String(part));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Attributes of an element, each after a space; false and null leave one out, true gives it without a value. */
export function attributes(values: Record<string, string | number | boolean | null>): Markup {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== false);
  return new Markup(
    kept
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
      .join(''),
  );
}
