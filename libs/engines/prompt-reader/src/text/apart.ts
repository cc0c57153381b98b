import { fold } from './fold.js';

/** "take … off": both parts of a verb, in this order. */
export function isApart(verbs: readonly string[], folded: string): boolean {
  const words = folded.split(/[^\p{L}\p{M}]+/u);
  return verbs.some((verb) => {
    const [first = '', last = ''] = fold(verb).split(' ');
    const at = words.indexOf(first);
    return at !== -1 && words.lastIndexOf(last) > at;
  });
}
