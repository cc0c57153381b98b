import { escapeHtml, type Html, trusted } from '../html/html.js';

/** Attributes of an element; false and null leave one out, true gives it without a value. */
export function attributes(values: Record<string, string | number | boolean | null>): Html {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== false);
  const texts = kept.map(([name, value]) =>
    value === true ? name : `${name}="${escapeHtml(String(value))}"`,
  );
  return trusted(texts.join(' '));
}
