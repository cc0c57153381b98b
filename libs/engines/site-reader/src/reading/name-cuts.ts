import type { FoundName } from './name-candidate.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { isNameShaped } from '../extract/name-shape.js';
import { fold } from '../text/fold.js';
import { type Range, textOf, trimRange } from '../text/range.js';

const MAX_NAME = 120;
const MAX_WORD = 20;

/** A name without what follows it: a place, brackets, separators. */
export function cutName(prompt: PromptText, range: Range): FoundName {
  const { lists } = prompt.language;
  let { start, end } = trimRange(prompt.text, range);
  const inside = prompt.text.slice(start, end);
  const bracket = prompt.language.grammar.isSpaced
    ? inside.search(/[(（\n]/u)
    : inside.search(/[(（\n]|[\s　](?=\S{0,8}\d)/u);
  if (bracket > 0) end = start + bracket;
  const folded = prompt.folded.slice(start, end);
  const place = lists.place
    .find(folded)
    .find((match) => match.start > 1 && isPlaceAfter(prompt, start + match.end, end));
  if (place !== undefined) end = start + place.start;
  ({ start, end } = trimRange(prompt.text, { start, end }));
  start += kindLength(prompt, { start, end });
  start += articleLength(prompt, { start, end });
  // bounded: what is longer is not a name
  const name = textOf(prompt.text, { start, end: Math.min(end, start + MAX_NAME) })
    .replaceAll(/^["“„«「『]+|["“”»」』]+\.?$|[.,:;]$/gu, '')
    .trim();
  return { name, start, end };
}

/** "Bouldering gym Ferrous", "association d'escalade Les Chats": a kind that is written small before the name. */
function kindLength(prompt: PromptText, { start, end }: Range): number {
  const folded = prompt.folded.slice(start, end);
  const kind = prompt.language.kindWords.find(folded).find((match) => match.start === 0);
  if (kind === undefined) return 0;
  const written = prompt.text.slice(start, start + kind.end);
  const hasSmallNoun = written
    .split(/[\s'’]/u)
    .slice(1)
    .some((word) => /^\p{Ll}{3,}/u.test(word));
  const rest = prompt.text.slice(start + kind.end, end).trimStart();
  return hasSmallNoun && isNameShaped(rest) ? end - start - rest.length : 0;
}

/** "Der Kunstverein", "d'Atelier": an article before a kind, or an elided preposition, is not part of the name. */
function articleLength(prompt: PromptText, { start, end }: Range): number {
  const text = prompt.text.slice(start, end);
  if (/^[dl]['’]\p{Lu}/u.test(text)) return 2;
  const first = /^\p{L}+\s/u.exec(text)?.[0] ?? '';
  const rest = prompt.folded.slice(start + first.length, end);
  const isKind = prompt.language.kindWords.find(rest).some((match) => match.start === 0);
  return first !== '' && isKind && prompt.language.lists.function.isWord(fold(first.trim()))
    ? first.length
    : 0;
}

/** "in Otley" ends a name, "of the Lake" does not: only what is followed by one capitalized word to the end. */
const isPlaceAfter = ({ text, folded, language }: PromptText, from: number, end: number): boolean => {
  // bounded: MAX_WORD
  const word = folded.slice(Math.max(0, from - MAX_WORD), from).match(/\p{L}+$/u)?.[0] ?? '';
  const rest = text.slice(from, end).trim();
  if (WITHIN_NAMES.has(word)) {
    const before = text
      .slice(0, from - word.length)
      .trim()
      .split(/\s+/u)
      .slice(-3);
    const isLong = before.filter((each) => /^\p{Lu}/u.test(each)).length === 3;
    return isNameShaped(rest) && !rest.includes(' ') && isLong;
  }
  return isNameShaped(rest) && (word.length === 2 || language.lists.place.isWord(word));
};

/** Prepositions that are more often parts of names than before places. */
const WITHIN_NAMES = new Set(['of', 'de', 'di', 'do', 'da', 'del', 'von', 'du', 'des']);
