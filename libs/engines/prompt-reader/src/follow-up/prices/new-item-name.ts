import { trimEnd } from '../../text/trim-end.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { contentWords } from '../words/words.js';

const MAX_WORDS = 5;
const EDGE = ',:;.!"“”„«»–—-';
const START = /^[\s,:;.!"“”„«»–—-]+/u;

/** "… the mini jar now": the new name of an item, which need not be capital; undefined where more is said. */
export function newItemName(rest: string, old: string, language: Language): string | undefined {
  const { lists, messages, grammar, changes } = language;
  if (!grammar.isSpaced) return undefined;
  let text = trimEnd(rest, EDGE).replace(START, '');
  const around = [messages.articles, messages.nowadays, lists.remark];
  for (let size = -1; size !== text.length;) {
    size = text.length;
    const found = around.flatMap((list): Range[] => list.find(fold(text)));
    const first = found.find(({ start }) => start === 0);
    const last = found.find(({ end }) => end === text.length);
    text = text.slice(first?.end ?? 0, last === undefined || last === first ? undefined : last.start);
    text = trimEnd(text, EDGE).replace(START, '');
  }
  const folded = fold(text);
  const isMore = [changes.old, lists.and, messages.puts, changes.pronoun].some((list) => list.isIn(folded));
  const isName = /^\p{L}/u.test(text) && !/[\d,;:.!?]/u.test(text) && text.split(/\s+/u).length <= MAX_WORDS;
  if (!isName || isMore || contentWords(text, language).length === 0) return undefined;
  return /^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
