import { wordsPattern } from './word-pattern.js';

/** Removes a list of phrases from the end of a text, as often as one is there. */
export function endingStripper(entries: readonly string[]): (text: string, folded: string) => string {
  const ending = new RegExp(`[\\s,.;(、。・-]{0,5}${wordsPattern(entries).source}[\\s.!)。、]{0,5}$`);
  return (text, folded) => {
    let end = text.length;
    for (let round = 0; round < 10; round += 1) {
      const match = ending.exec(folded.slice(0, end));
      if (!match) break;
      end = match.index;
    }
    return text.slice(0, end);
  };
}

/** Removes a list of words from the beginning of a text, as often as one is there. Returns where the rest begins. */
export function beginningSkipper(entries: readonly string[]): (folded: string) => number {
  const beginning = wordsPattern(entries, 'y');
  return (folded) => {
    let at = 0;
    for (;;) {
      while (/[\s:,.]/.test(folded.charAt(at))) at += 1;
      beginning.lastIndex = at;
      const match = beginning.exec(folded);
      if (!match || match[0] === '') return at;
      at += match[0].length;
    }
  };
}
