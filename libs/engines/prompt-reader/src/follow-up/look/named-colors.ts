import type { NamedColor } from '../../packs/color-words.js';
import type { Language } from '../../packs/language.js';
import { type Range } from '../../text/range.js';
import type { WordList } from '../../text/word-list.js';
import { fold } from '../../text/fold.js';
import { contentWords } from '../words/words.js';
import { otherWords } from './known-words.js';
import { isExcess } from './said-changes.js';

/** A color of a wish, and whether it is the one that goes. */
export interface WishedColor extends NamedColor {
  isGone: boolean;
}

/** How far a color is from the word that says that it goes: "I don't like the green". */
const MAX_GAP = 14;
const MAX_UNSPACED_GAP = 1;

/** The colors of the look that a text names, but not those of something else: green curry, Anna Blue, 抹茶ケーキ. */
export function colorsIn(
  { text, folded }: { text: string; folded: string },
  language: Language,
): WishedColor[] {
  const { looks, lists } = language;
  const found = language.shadedColors.find(folded);
  const isAlone = found.map((color) => !isOfThing(color, text, folded, language));
  // "the red and white jug": both are of the jug.
  const isWith = (index: number): boolean => {
    const other = looks.colorIsFirst ? index + 1 : index - 1;
    const [first, second] = [found[Math.min(index, other)], found[Math.max(index, other)]];
    if (first === undefined || second === undefined || other < 0) return false;
    const between = folded.slice(first.end, second.start).trim();
    return (between === ',' || lists.and.isWord(between)) && (isAlone[other] === false || isWith(other));
  };
  const named = found.filter((_, index) => isAlone[index] === true && !isWith(index));
  return named.map((color, index) => ({
    ...color,
    isGone: isGone(color, folded, language) || isReplaced(color, named[index + 1], folded, language),
  }));
}

/** As much of a text as has the two words next to a color. */
const MAX_NEIGHBORS = 60;
const AND_AFTER = /^\s\S{1,5}\s([\p{L}\p{N}][\p{L}\p{N}'’-]{0,40})/u;
const AND_BEFORE = /([\p{L}\p{N}][\p{L}\p{N}'’-]{0,40})\s\S{1,5}\s$/u;
const WORD_BEFORE = /[\p{L}\p{N}][\p{L}\p{N}'’-]{0,40}[\s-]$/u;
const WORD_AFTER = /^[\s-][\p{L}\p{N}][\p{L}\p{N}'’-]{0,40}/u;

function isOfThing({ start, end }: Range, text: string, folded: string, language: Language): boolean {
  const { looks, grammar } = language;
  if (!grammar.isSpaced) return isOfUnspacedThing(folded.slice(0, start), folded.slice(end), language);
  const rest = text.slice(end, end + MAX_NEIGHBORS);
  const lead = text.slice(Math.max(0, start - MAX_NEIGHBORS), start);
  const before = WORD_BEFORE.exec(lead)?.[0].trim() ?? '';
  const after = WORD_AFTER.exec(rest)?.[0].trim() ?? '';
  // "the orange and almond cake"
  const [, beforeAnd = ''] = AND_BEFORE.exec(lead) ?? [];
  const [, afterAnd = ''] = AND_AFTER.exec(rest) ?? [];
  const isAnd = (word: string): boolean => word !== '' && language.lists.and.isWord(fold(word));
  const isOther = (word: string): boolean =>
    word !== '' &&
    otherWords(folded, language.shadedColors.find(folded), language).some((other) =>
      fold(word).startsWith(other),
    );
  const isName = [before, text.slice(start, end)].every((word) => /^\p{Lu}/u.test(word));
  const isListed = looks.colorIsFirst
    ? isAnd(after) && isOther(afterAnd)
    : isAnd(before) && isOther(beforeAnd);
  const isProper = isName && !grammar.nounsAreCapital && isOther(before);
  return isListed || isProper || isOther(looks.colorIsFirst ? after : before);
}

/** A part of a word or the first of two nouns: 抹茶ケーキ, お茶, 赤のワイン. */
const isOfUnspacedThing = (before: string, after: string, { looks, lists }: Language): boolean => {
  if (/[\p{Script=Han}お]$/u.test(before)) return true;
  const next = /^の?(?=[\p{Script=Han}\p{Script=Katakana}])/u.exec(after);
  if (next === null) return false;
  const noun = after.slice(next[0].length);
  return ![looks.nouns, looks.than, looks.filler, lists.look].some((list) => list.atStart(noun)?.start === 0);
};

function isGone(
  { start, end }: Range,
  folded: string,
  { looks, changes, grammar, ...language }: Language,
): boolean {
  const all = { looks, changes, grammar, ...language } as Language;
  const isPlain = (gap: string): boolean =>
    gap.length <= MAX_GAP && !/[,.;:!?]/u.test(gap) && contentWords(gap, all).length === 0;
  const before = (list: WordList): boolean =>
    list.find(folded).some((word) => word.end <= start && isPlain(folded.slice(word.end, start)));
  const after = (list: WordList): boolean =>
    list.find(folded).some((word) => {
      if (word.start < end) return false;
      const gap = folded.slice(end, word.start);
      return grammar.isSpaced ? isPlain(gap) : gap.length <= MAX_UNSPACED_GAP;
    });
  return (
    // "the cream is a bit yellow"
    isExcess({ start, end }, folded, all) ||
    after(looks.dislikedAfter) ||
    (grammar.isSpaced
      ? [changes.instead, looks.than, changes.dislikes, looks.dislikes].some(before)
      : [changes.instead, looks.than].some(after))
  );
}

/** "swap the blue for orange", "the green should be purple". */
function isReplaced(
  color: NamedColor,
  next: NamedColor | undefined,
  folded: string,
  language: Language,
): boolean {
  const { looks, changes } = language;
  if (next === undefined) return false;
  const between = folded.slice(color.end, next.start);
  if (
    /[.!?;]/u.test(between) ||
    contentWords(between, language).some((word) => !isOfExchange(word, language))
  )
    return false;
  if (looks.becomes.isIn(between)) return true;
  const verbs = [looks.exchange, changes.replace].flatMap((list) => list.find(folded));
  // "replace it with navy and white": what comes after the second word comes.
  const isFirst = verbs.some(
    (verb) => verb.end <= color.start && !looks.into.isIn(folded.slice(verb.end, color.start)),
  );
  return isFirst && looks.into.isIn(between);
}

const isOfExchange = (word: string, { looks }: Language): boolean =>
  [looks.into, looks.becomes].some((list) => list.isWord(word));
