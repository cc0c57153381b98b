import { type NameWords, wordsOfName } from './name-words.js';

/** Patterns of e-mail addresses, most common first. */
export const PATTERNS = [
  '{first}.{last}',
  '{first}',
  '{f}{last}',
  '{first}{last}',
  '{f}.{last}',
  '{last}',
  '{first}{l}',
  '{first}_{last}',
  '{last}.{first}',
  '{last}{f}',
  '{first}-{last}',
  '{first}.{l}',
  '{l}{first}',
] as const;

export type AddressPattern = (typeof PATTERNS)[number];

/** Builds the local part of a name by a pattern. */
export function localPartOf(pattern: string, { first, last }: NameWords): string {
  return pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.charAt(0))
    .replace('{l}', last.charAt(0));
}

/** Returns the pattern by which a local part was built from a name; `undefined` if none matches. */
export function patternOf(local: string, firstName: string, lastName: string): AddressPattern | undefined {
  const written = local.toLowerCase();
  const forms = wordsOfName(firstName, lastName);
  return PATTERNS.find((pattern) => forms.some((form) => localPartOf(pattern, form) === written));
}

/** Whether a pattern contains both names in full, so that it only fits this person or a namesake. */
export function namesInFull(pattern: AddressPattern): boolean {
  return pattern.includes('{first}') && pattern.includes('{last}');
}
