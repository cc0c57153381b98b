import { fold } from './fold.js';
import type { Range } from './range.js';

/** "take … off": both parts of a verb, in this order. */
export function isApart(verbs: readonly string[], folded: string): boolean {
  const words = folded.split(/[^\p{L}\p{M}]+/u);
  return verbs.some((verb) => {
    const [first = '', last = ''] = partsOf(verb);
    const at = words.indexOf(first);
    return at !== -1 && words.lastIndexOf(last) > at;
  });
}

/**
 * Where a verb in two parts is, "sign their kid up": for every word from its second part on, the range from the nearest
 * first part to that word. One pass over the words, because the text may be as long as a prompt.
 */
export function rangesApart(verbs: readonly string[], folded: string): Range[] {
  const parts = verbs.map(partsOf);
  const firstAt = parts.map((): number | undefined => undefined);
  let start: number | undefined;
  return [...folded.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    parts.forEach(([first, last], verb) => {
      const before = firstAt[verb];
      if (word === last && before !== undefined) start = Math.max(start ?? 0, before);
      if (word === first) firstAt[verb] = index;
    });
    return start === undefined ? [] : [{ start, end: index + word.length }];
  });
}

const partsOf = (verb: string): string[] => fold(verb).split(' ');
