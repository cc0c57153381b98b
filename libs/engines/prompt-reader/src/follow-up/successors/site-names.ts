import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { hasWords, indexOfWords } from '../../text/whole-words.js';
import type { Match } from '../../text/word-list.js';

const NAMES = new RegExp(NAME, 'gu');
const UNSPACED_NAME = /(?:\p{Script=Han}{2,6}|[\p{Script=Katakana}ー・]{3,14})/gu;
const MIN_PART = 3;
const MIN_UNSPACED = 2;

/** A name of the site that a message mentions, whole or by a part of it. */
export interface Mention extends Range {
  name: string;
}

/** Words for what a person does or is at a place. */
export const rolesIn = (folded: string, { lists, messages }: Language): Match[] => [
  ...lists.role.find(folded),
  ...messages.post.find(folded),
];

/** Names as a text writes them: "The" that only begins a sentence and the "s" of "Tom's" are no part of them. */
export function namesIn(text: string, language: Language): Mention[] {
  const { lists, days, monthNames, grammar } = language;
  if (!grammar.isSpaced)
    return [...text.matchAll(UNSPACED_NAME)].map(({ 0: name, index }) => ({
      name,
      start: index,
      end: index + name.length,
    }));
  const isOther = (word: string): boolean => {
    const folded = fold(word);
    return (
      [lists.function, lists.remark, lists.own, lists.imperative, lists.isA, lists.place, lists.closing].some(
        (list) => list.isWord(folded),
      ) ||
      days.isIn(folded) ||
      monthNames.isIn(folded)
    );
  };
  return [...text.matchAll(NAMES)].flatMap(({ 0: run, index }): Mention[] => {
    const words = run.split(/\s+/u);
    const first = words.findIndex((word) => !isOther(word));
    const last = words.findLastIndex((word) => !isOther(word));
    if (first === -1) return [];
    const name = words
      .slice(first, last + 1)
      .join(' ')
      .replace(/['’]s?$/u, '');
    const start = index + run.indexOf(words[first]!);
    return [{ name, start, end: start + name.length }];
  });
}

/** The names that the site has: of persons, and of more than one word in lists and sentences. */
export function siteNames({ facts }: SiteDocument, language: Language): string[] {
  const persons = facts.flatMap((fact) => (fact.type === 'person' ? [fact.name] : []));
  const texts = facts.flatMap((fact) =>
    fact.type === 'statement' || fact.type === 'policy' || fact.type === 'list' ? wordsOfFact(fact) : [],
  );
  const said = texts.flatMap((text) =>
    language.grammar.isSpaced
      ? namesIn(text, language).flatMap(({ name }) => (name.includes(' ') ? [name] : []))
      : namesOfRoles(text),
  );
  const isPart = (name: string): boolean => persons.some((each) => hasWords(each, name));
  return [...new Set([...persons, ...said.filter((name) => !isPart(name))])];
}

/** 「助手は岡田蓮」: what a text ends with, after what it is. */
const namesOfRoles = (text: string): string[] => {
  const name = /(?:は|：|:)\s?((?:\p{Script=Han}|[\p{Script=Katakana}ー・]){2,14}?)(?:です)?。?$/u.exec(
    text,
  )?.[1];
  return name === undefined ? [] : [name];
};

/** Which of the names a text means: the whole name, or the one word of it that no other of them has. */
export function mentionsIn(text: string, names: readonly string[], language: Language): Mention[] {
  return names.flatMap((name): Mention[] => {
    const whole = indexOfWords(text, name);
    if (whole !== -1) return [{ name, start: whole, end: whole + name.length }];
    const others = names.filter((each) => each !== name);
    return partsOf(name, language)
      .filter((part) => !others.some((each) => hasWords(each, part)))
      .flatMap((part): Mention[] => {
        const at = indexOfWords(text, part);
        const isWritten = at !== -1 && (text.startsWith(part, at) || !/\p{Lu}/u.test(text));
        return isWritten ? [{ name, start: at, end: at + part.length }] : [];
      })
      .slice(0, 1);
  });
}

/** The first and the last name; of a Japanese name the family name, which is written first. */
function partsOf(name: string, { grammar, lists }: Language): string[] {
  if (!grammar.isSpaced) return name.length > MIN_UNSPACED ? [name.slice(0, MIN_UNSPACED)] : [];
  const words = name.split(/\s+/u);
  return [words[0]!, words.at(-1)!].filter(
    (word) => words.length > 1 && word.length >= MIN_PART && !lists.function.isWord(fold(word)),
  );
}
