import { type Fact, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';

const MIN_STEM = 4;
/** "dogs" of "dog". */
const MIN_PLURAL = 3;
const MIN_NOUN = 5;

/** The content words of an instruction: without grammar and the words of changes. */
export function contentWords(text: string, { lists, changes, grammar }: Language): string[] {
  const folded = fold(text);
  const known = [
    ...[lists.function, lists.own, lists.wish].flatMap((list) => list.find(folded)),
    // "drop-in" does not say to drop something.
    ...Object.values(changes)
      .flatMap((list) => list.find(folded))
      .filter(({ end }) => !/^-\p{L}/u.test(folded.slice(end))),
  ];
  if (!grammar.isSpaced) return unspacedWords(folded);
  return tokensOf(folded)
    .filter(
      ({ start, end, text: word }) =>
        word.length > 1 && !known.some((each) => each.start <= start && end <= each.end),
    )
    .map(({ text: word }) => word);
}

/** Where words have no spaces: runs of one script, which are words more often than not. */
const unspacedWords = (folded: string): string[] =>
  folded.match(/\p{Script=Katakana}{2,}ー?|[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}|[a-z0-9]{2,}/gu) ??
  [];

/** How many of the words a text has; words count as the same when one begins with the other. */
export function overlap(words: readonly string[], text: string, { grammar }: Language): number {
  const folded = fold(text);
  if (!grammar.isSpaced) return words.filter((word) => folded.includes(word)).length;
  const tokens = tokensOf(folded).map((token) => token.text);
  const isSame = grammar.nounsAreCapital ? isSameNoun : isSameWord;
  return new Set(words.filter((word) => tokens.some((token) => isSame(word, token)))).size;
}

/** How many of the words a text has as they are written. */
export function exactWords(words: readonly string[], text: string): number {
  const tokens = new Set(tokensOf(fold(text)).map((token) => token.text));
  return words.filter((word) => tokens.has(word)).length;
}

/** How well words name a text: a word as it is written counts a quarter more than in another form. */
export const closeness = (words: readonly string[], text: string, language: Language): number =>
  overlap(words, text, language) + exactWords(words, text) / 4;

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= MIN_PLURAL && long === `${short}s`) return true;
  const stem = short.length >= MIN_STEM + 1 ? short.slice(0, -1) : short;
  return stem.length >= MIN_STEM && long.startsWith(stem) && long.length - short.length <= 4;
}

/** "Konzert" is a "Sommerkonzert": where nouns are joined, the last one says what it is. */
const isSameNoun = (a: string, b: string): boolean =>
  isSameWord(a, b) || (Math.min(a.length, b.length) >= MIN_NOUN && (a.endsWith(b) || b.endsWith(a)));

/** The facts that an instruction names, the best first. */
export function namedFacts(
  words: readonly string[],
  facts: readonly Fact[],
  language: Language,
): { fact: Fact; score: number }[] {
  return facts
    .map((fact) => {
      const texts =
        fact.type === 'item' ? [fact.name] : fact.type === 'person' ? [fact.name] : wordsOfFact(fact);
      const text = texts.join(' ');
      const hits = overlap(words, text, language);
      const size = Math.max(1, tokensOf(fold(text)).length);
      return { fact, score: hits === 0 ? 0 : hits + hits / size };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
