import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import { type Token, tokensOf } from '../../text/tokens.js';

const MAX_WORDS = 4;
const MAX_SKIPPED = 3;

/**
 * The noun phrase that a range begins with, after articles and praise: up to a word of grammar, a capital letter or a mark.
 * @param isFirst whether a capital letter at its beginning is that of a sentence.
 */
export function nounPhrase(prompt: PromptText, range: Range, isFirst = false): Range | null {
  const { lists, grammar } = prompt.language;
  const tokens = tokensOf(prompt.fold(range)).map((token) => ({
    ...token,
    start: token.start + range.start,
    end: token.end + range.start,
  }));
  const isStop = ({ text }: Token): boolean =>
    /^\d/u.test(text) ||
    [
      lists.wish,
      lists.isA,
      lists.site,
      lists.negation,
      lists.look,
      lists.named,
      lists.place,
      lists.relative,
    ].some((list) => list.isWord(text));
  const first = tokens.findIndex(({ text }) => !lists.function.isWord(text) && !lists.praise.isWord(text));
  if (first === -1 || first > MAX_SKIPPED) return null;
  const hasCapitals = !grammar.nounsAreCapital && !isShouted(prompt.text.slice(range.start, range.end));
  let end = first;
  while (end < tokens.length && end - first < MAX_WORDS) {
    const token = tokens[end]!;
    const isJoined = end === first || /^[ -]$/u.test(prompt.text.slice(tokens[end - 1]!.end, token.start));
    if (!isJoined || lists.function.isWord(token.text) || isStop(token)) break;
    const isBig = /^\p{Lu}/u.test(prompt.text.charAt(token.start));
    if (isBig && hasCapitals && !(isFirst && end === 0)) break;
    end += 1;
    if (isBig && grammar.nounsAreCapital) break;
  }
  return end === first ? null : { start: tokens[first]!.start, end: tokens[end - 1]!.end };
}

/** "MY HORSE TRAILER RENTAL": capital letters say nothing. */
const isShouted = (text: string): boolean => text.length > 8 && !/\p{Ll}/u.test(text);
