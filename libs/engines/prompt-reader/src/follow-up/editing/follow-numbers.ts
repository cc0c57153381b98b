import { type Fact, type FactOf, type SiteDocument } from '@capstan/site-document';
import { countsPeople } from '../../extract/capacity.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { differenceOf, hasWords, indexOfWords, replaceWords } from '../../text/whole-words.js';
import { textsOf, writeText } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** A number that a fact had, and the one in its place. */
interface ChangedNumber {
  item: FactOf<'item'>;
  /** Null where the item did not have one of its own: any that a sentence says of it. */
  from: string | null;
  to: string;
  /** Whether it counts people: "8 places". */
  isOfPeople: boolean;
}

const MAX_WORD = 40;
const NUMBER = /(?<![\p{L}\d.,:/-])\d{1,6}(?:[.,]\d{1,2})?(?![\p{L}\d:/-]|[.,]\d)/gu;

/**
 * Sentences that say the price or the places of an item without a sign, "ten hours 165", follow the item; so does what
 * repeats a word with its number from a sentence that was corrected: "Mill Street 310".
 */
export function followNumbers(before: SiteDocument, after: SiteDocument, language: Language): void {
  const old = new Map(before.facts.map((fact) => [fact.id, fact]));
  const pairs = after.facts.flatMap((fact) => {
    const own = old.get(fact.id);
    return own === undefined ? [] : [{ own, fact }];
  });
  const names = after.facts.flatMap((fact) => (fact.type === 'item' ? [fact.name] : []));
  for (const changed of pairs.flatMap(({ own, fact }) => changedNumbers(own, fact)))
    for (const fact of after.facts)
      for (const [key, text] of textsOf(fact))
        writeIfOther(fact, key, text, withNumber(text, changed, names, language));
  for (const { from, to } of pairs.flatMap(({ own, fact }) => changedPhrases(own, fact)))
    for (const fact of after.facts) replacePhrase(fact, from, to);
}

const writeIfOther = (fact: Fact, key: string, old: string, now: string): void => {
  if (now !== old) writeText(fact, key, now);
};

function changedNumbers(old: Fact, now: Fact): ChangedNumber[] {
  if (old.type !== 'item' || now.type !== 'item') return [];
  const [from, to] = [old.price, now.price];
  const isPrice = typeof from === 'object' && typeof to === 'object' && from.amount !== to.amount;
  const isPlaces = now.places !== undefined && old.places !== now.places;
  return [
    ...(isPrice ? [{ item: now, from: String(from.amount), to: String(to.amount), isOfPeople: false }] : []),
    ...(isPlaces
      ? [
          {
            item: now,
            from: old.places === undefined ? null : String(old.places),
            to: String(now.places),
            isOfPeople: true,
          },
        ]
      : []),
  ];
}

/** A text with the new number where it has the old one for the item that it names last before it. */
function withNumber(
  text: string,
  { item, from, to, isOfPeople }: ChangedNumber,
  names: readonly string[],
  language: Language,
): string {
  return text.replaceAll(NUMBER, (number, index: number) => {
    const range = { start: index, end: index + number.length };
    const isSame = from === null || Number(number.replace(',', '.')) === Number(from);
    if (!isSame || countsPeople(fold(text), range, language) !== isOfPeople) return number;
    const isOfItem = namedLast(text.slice(0, index), names, language) === item.name;
    return isOfItem ? to.replace('.', number.includes(',') ? ',' : '.') : number;
  });
}

/** The name, all words of which a sentence has nearest to its end. */
function namedLast(text: string, names: readonly string[], language: Language): string | undefined {
  const sentence = text.slice(
    Math.max(...['. ', '! ', '? ', '\n'].map((mark) => text.lastIndexOf(mark))) + 1,
  );
  const found = names.flatMap((name) => {
    const words = contentWords(name, language);
    const [first] = words;
    const isNamed = first !== undefined && overlap(words, sentence, language) === words.length;
    return isNamed ? [{ name, at: fold(sentence).lastIndexOf(first) }] : [];
  });
  return found.toSorted((a, b) => b.at - a.at)[0]?.name;
}

/** A word and the number after it, where only the number is another one: "Itupava 310". */
function changedPhrases(old: Fact, now: Fact): { from: string; to: string }[] {
  const after = new Map(textsOf(now));
  return textsOf(old).flatMap(([key, text]) => {
    const fresh = after.get(key);
    if (fresh === undefined || fresh === text) return [];
    const { from, to } = differenceOf(text, fresh);
    if (!/^\d+$/u.test(from) || !/^\d+$/u.test(to)) return [];
    const at = indexOfWords(text, from);
    // bounded: MAX_WORD
    const word = /(\p{Lu}\p{L}{3,})\s$/u.exec(text.slice(Math.max(0, at - MAX_WORD), Math.max(0, at)))?.[1];
    return word === undefined ? [] : [{ from: `${word} ${from}`, to: `${word} ${to}` }];
  });
}

function replacePhrase(fact: Fact, from: string, to: string): void {
  if (fact.type === 'place' && fact.address !== undefined)
    fact.address = replaceWords(fact.address, from, to);
  for (const [key, text] of textsOf(fact))
    if (hasWords(text, from)) writeText(fact, key, replaceWords(text, from, to));
}
