/** Without \u00f1, which is a letter of its own: u\u00f1as are not unas. */
const LATIN_WITH_MARKS = /(?![\u00d1\u00f1])[\u00c0-\u024f\u1e00-\u1eff]/u;
const QUOTES: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u00b4': "'",
};

const known = new Map<string, string>();

/**
 * A text to compare with: lower case, no diacritics on Latin letters, no full-width forms, straight apostrophes. Every
 * UTF-16 unit keeps its place, so that what is found in it has the offsets of the original.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldedCharacter(character);
  return folded;
}

function foldedCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const compatible = sameLength(character, character.normalize('NFKC'));
  const base = LATIN_WITH_MARKS.test(compatible)
    ? sameLength(compatible, compatible.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    : compatible;
  const folded = QUOTES[base] ?? sameLength(base, base.toLowerCase());
  if (known.size < 20_000) known.set(character, folded);
  return folded;
}

const sameLength = (original: string, changed: string): string =>
  changed.length === original.length ? changed : original;
