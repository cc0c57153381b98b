/** Errors of a transcript: the fewest substitutions, insertions and deletions that turn one word list into the other. */
export function wordErrors(reference: readonly string[], transcript: readonly string[]): number {
  let previous = Array.from({ length: transcript.length + 1 }, (_, count) => count);
  for (const [row, word] of reference.entries()) {
    const current = [row + 1];
    for (const [column, other] of transcript.entries()) {
      const replaced = (previous[column] ?? 0) + (word === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** Words without case, punctuation and accents; hyphenated ones count as several. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
