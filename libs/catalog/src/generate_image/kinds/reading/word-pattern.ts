/** `a,b c` as its entries. */
export const entriesOf = (list: string): string[] => list.split(',').filter((entry) => entry !== '');

/** Letters of other writing than kana and kanji: next to them a word does not end. */
const LETTER = '[a-z0-9ßæœøł]';

/** An entry as a regular expression: `*` represents letters, a space for white space. */
function sourceOf(entry: string): string {
  const source = entry
    .split('*')
    .map((part) =>
      part
        .split(' ')
        .map((word) => RegExp.escape(word))
        .join(String.raw`\s{1,3}`),
    )
    .join('[a-zß]{0,30}');
  // Japanese has no spaces between words.
  return /[\u3040-\u30ff\u4e00-\u9fff]/.test(entry) ? source : `(?<!${LETTER})${source}(?!${LETTER})`;
}

/** Longest first, so that `qr code` is not read as `qr`. */
const alternativesOf = (entries: readonly string[]): string =>
  entries
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|');

/**
 * Finds any entry of lists in a folded text. Entries have no repetition but `*`, which is limited, so matching takes
 * linear time.
 */
export const wordsPattern = (entries: readonly string[], flags = 'g'): RegExp =>
  new RegExp(entries.length === 0 ? '(?!)' : `(?:${alternativesOf(entries)})`, flags);
