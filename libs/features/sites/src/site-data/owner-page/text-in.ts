import type { GivenFields } from '../entries/read-entry.js';

/** A text of a form, trimmed; empty if it is missing or sent several times. */
export function textIn(given: GivenFields, name: string): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
