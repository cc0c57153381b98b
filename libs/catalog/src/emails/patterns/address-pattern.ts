import { type NameWords, wordsOfName } from './name-words.js';

/** Ways to make an address of a name, most usual first. */
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

/** The local part that a pattern makes of a name. */
export function localPartOf(pattern: string, { first, last }: NameWords): string {
  return pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.charAt(0))
    .replace('{l}', last.charAt(0));
}

/** The pattern by which a local part is made of a name; undefined when it is by none. */
export function patternOf(local: string, firstName: string, lastName: string): AddressPattern | undefined {
  const written = local.toLowerCase();
  const forms = wordsOfName(firstName, lastName);
  return PATTERNS.find((pattern) => forms.some((form) => localPartOf(pattern, form) === written));
}

/** Whether a pattern has both names in full: it fits nobody else but a namesake. */
export function namesInFull(pattern: AddressPattern): boolean {
  return pattern.includes('{first}') && pattern.includes('{last}');
}
