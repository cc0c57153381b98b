import type { SiteDocument } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { hasWords } from '../../text/whole-words.js';
import { contentWords } from '../words/words.js';
import type { FoundRule } from './found-rule.js';
import { isSentence } from './statement.js';

const NAMES = new RegExp(NAME, 'gu');
const MAX_OTHER_WORDS = 1;

/** "I cover Bampton too now", where the site says "I cover Tiverton and Crediton": the place is one of those. */
export function coveredPlaces(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const { everyday, rules, changes } = language;
  const folded = fold(text);
  const isAlso = rules.also.isIn(folded) || rules.since.isIn(folded);
  if (!isAlso || changes.instead.isIn(folded) || /\d/u.test(text)) return null;
  const [verb] = everyday.covers.find(folded);
  if (verb === undefined) return null;
  const places = namesAfter(text, verb.end, language);
  const [first] = places;
  const last = places.at(-1);
  const isKnown = ({ start, end }: Range): boolean =>
    facts.some((fact) => isSentence(fact) && hasWords(fact.text, text.slice(start, end)));
  if (first === undefined || last === undefined || places.some(isKnown)) return null;
  const others = `${text.slice(0, verb.start)} ${text.slice(verb.end, first.start)} ${text.slice(last.end)}`;
  const rest = contentWords(others, language).filter(
    (word) => !rules.also.isIn(word) && !rules.since.isIn(word),
  );
  if (rest.length > MAX_OTHER_WORDS) return null;
  const found = facts.flatMap((fact) => {
    const place = isSentence(fact) ? listOfPlaces(fact.text, language) : undefined;
    return place === undefined || !isSentence(fact) ? [] : [{ fact, place }];
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined) return null;
  const { fact, place } = only;
  const added = places.map(({ start, end }) => `, ${text.slice(start, end)}`).join('');
  const now = fact.text.slice(0, place.end) + added + fact.text.slice(place.end);
  return { order: { fact: fact.id, text: now }, isFirst: true };
}

/** Names next to each other: after a place in the text, with nothing but grammar before the first. */
function namesAfter(text: string, from: number, language: Language): Range[] {
  const names = namesIn(text).filter(({ start }) => start >= from);
  const gap = text.slice(from, names[0]?.start);
  if (contentWords(gap, language).length > 0 || /[.,;:!?]/u.test(gap)) return [];
  const end = names.findIndex(
    (name, index) => index > 0 && !isJoined(text, names[index - 1]!, name, language),
  );
  return end === -1 ? names : names.slice(0, end);
}

/** The first name of the only list of names in a sentence that says where the business works. */
function listOfPlaces(text: string, language: Language): Range | undefined {
  const { covers, areas } = language.everyday;
  if (![covers, areas].some((list) => list.isIn(fold(text)))) return undefined;
  const names = namesIn(text);
  const [first, second] = names.filter((name, index) => {
    const [before, next] = [names[index - 1], names[index + 1]];
    const isFirst = before === undefined || !isJoined(text, before, name, language);
    return isFirst && next !== undefined && isJoined(text, name, next, language);
  });
  return second === undefined ? first : undefined;
}

const namesIn = (text: string): Range[] =>
  [...text.matchAll(NAMES)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

const isJoined = (text: string, a: Range, b: Range, { lists }: Language): boolean => {
  const between = text.slice(a.end, b.start).trim();
  return between === ',' || lists.and.isWord(fold(between)) || between === 'n';
};
