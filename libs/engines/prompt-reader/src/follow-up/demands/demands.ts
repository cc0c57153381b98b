import type { SiteDocument, Weekday } from '@capstan/site-document';
import { countsPeople } from '../../extract/capacity.js';
import { NAME, splitHonorific } from '../../extract/name-shape.js';
import type { Feature } from '../../packs/grammar-schema.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { type Range, withoutRanges } from '../../text/range.js';
import { hasWords } from '../../text/whole-words.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { countsOf } from './counts.js';
import { type Delta, deltaOf } from './delta.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import type { RuleOrder } from '../instructions/rule-order.js';
import { textsIn } from '../instructions/content.js';
import { QUOTED } from '../words/quoted.js';
import { saidOf } from './changed-parts.js';
import type { Demand } from './demand.js';
import { sizesIn } from './sizes.js';
import { lookWishOf } from '../look/look-wish.js';
import { titlesOf } from '../pages/section-titles.js';
import { valuesIn } from '../words/found-values.js';
import { saidDays } from '../words/moved-days.js';
import { contentWords, overlap } from '../words/words.js';

/** What a message asks for, from its words alone. */
export interface Demands {
  said: Demand[];
  /** By how much prices or times change. */
  delta: Delta | null;
  operations: ReadonlySet<Operation>;
  features: ReadonlySet<Feature>;
  /** What it is about: words without grammar, verbs of changes and values; empty if the site has none of them. */
  subject: string[];
  /** All of its own words without grammar, also where it is about what was named before. */
  words: string[];
  /** Those of them that are nowhere on the site. */
  unknown: string[];
  hasLook: boolean;
  /** Whether it is about everything: "all prices". */
  isOfAll: boolean;
  /** The only fact that may change, where it is known. */
  target?: string;
  /** Whether it only takes something away. */
  isRemoval: boolean;
  /** Whether it changes nothing but a form, in ways that only the form itself shows. */
  isOfForm?: boolean;
}

/** "instead of on Wednesdays". */
const MAX_OLD_GAP = 7;
const NAMES = new RegExp(NAME, 'gu');
const QUOTES = new RegExp(QUOTED.source, 'gu');

export function demandsOf(instruction: Instruction, before: SiteDocument, language: Language): Demands {
  const { text, folded, content, exchange, note, form, rule } = instruction;
  if (form !== undefined) return { ...demandsOfTexts([], instruction, []), isOfForm: true };
  if (content !== undefined) return demandsOfTexts(textsIn(content), instruction, []);
  if (rule !== undefined) return demandsOfRule(rule, instruction, before, language);
  if (note !== undefined)
    return demandsOfTexts(
      note.note === null ? [] : [note.note],
      instruction,
      contentWords(note.name, language),
    );
  const { operations } = instruction;
  const texts = before.facts.map(saidOf);
  const titles = titlesOf(before).map(({ title }) => title);
  const isThere = (words: string): boolean =>
    [before.identity.name, ...texts, ...titles].some((each) => hasWords(each, words));
  const quotes = quotesIn(text);
  const outside = (range: Range): boolean =>
    !quotes.some((quote) => quote.start <= range.start && range.end <= quote.end);
  const values = [
    ...valueDemands(instruction, texts.join(' '), language),
    ...dayDemands(text, language),
  ].filter(outside);
  // The sign of a currency is no name: "Rs. 600", "RM9".
  const isInPrice = (range: Range): boolean =>
    values.some((value) => value.type === 'price' && value.start <= range.start && range.end <= value.end);
  const names = [...namesIn(text, language, isThere), ...sizesIn(text, language)].filter(
    (name) => outside(name) && !isInPrice(name),
  );
  const said = [
    ...quotes.filter((quote) => !isThere(quote.text)),
    ...values,
    ...names.filter(
      ({ text: name, isOld }) =>
        isOld === isThere(name) && (exchange === undefined || hasWords(exchange.fresh, name)),
    ),
  ];
  const isNew = ({ isOld, text: own, type }: Demand): boolean =>
    !isOld && type !== 'days' && type !== 'number' && !isThere(own);
  const look = lookWishOf(instruction, language, before.theme);
  const subject = subjectOf(text, values, language);
  const site = [before.identity.name, ...texts].join(' ');
  const unknown = subject.filter((word) => overlap([word], site, language) === 0);
  return {
    said,
    // "take it off and put the other on at £7.50" is no discount.
    delta: exchange === undefined ? deltaOf(instruction, language, before.facts) : null,
    operations,
    features: new Set(language.features.find(folded).map(({ key }) => key)),
    subject: unknown.length === subject.length ? [] : subject,
    words: subject,
    unknown,
    hasLook: look !== null || language.colors.isIn(folded) || language.tones.isIn(folded),
    isOfAll: language.changes.all.isIn(folded),
    isRemoval:
      operations.has('remove') &&
      // "lose the green, make it blue"
      !(look !== null && unknown.length === subject.length) &&
      !(['add', 'replace', 'rename', 'swap'] as const).some((each) => operations.has(each)) &&
      !said.some(isNew),
  };
}

/** All texts are to be on the pages as they are written, and nothing else is asked for. */
const demandsOfTexts = (
  texts: readonly string[],
  { start, end, operations }: Instruction,
  subject: string[],
): Demands => ({
  said: texts.map((text): Demand => ({ start, end, type: 'quote', text, key: fold(text), isOld: false })),
  delta: null,
  operations,
  features: new Set(),
  subject,
  words: subject,
  unknown: [],
  hasLook: false,
  isOfAll: false,
  isRemoval: false,
});

/** The new sentence as it is written; it is about what the message and the old one say. */
function demandsOfRule(
  { fact: id, text }: RuleOrder,
  instruction: Instruction,
  { facts }: SiteDocument,
  language: Language,
): Demands {
  const words = [instruction.text, ...facts.filter((fact) => fact.id === id).map(saidOf)].join(' ');
  const demands = demandsOfTexts(text === null ? [] : [text], instruction, contentWords(words, language));
  return { ...demands, ...(id === null ? {} : { target: id }) };
}

/** Content words without the values and days of a message. */
export function subjectOf(text: string, values: readonly Range[], language: Language): string[] {
  return contentWords(withoutRanges(text, values), language).filter((word) => /\p{L}/u.test(word));
}

const quotesIn = (text: string): Demand[] =>
  [...text.matchAll(QUOTES)].map(({ 0: whole, 1: quote = '', index }) => ({
    start: index,
    end: index + whole.length,
    type: 'quote',
    text: quote.trim(),
    key: fold(quote.trim()),
    isOld: false,
  }));

/** Values with what they are, and numbers alone; of lists of numbers with marks, not the marks. */
function valueDemands({ text, folded }: Instruction, siteText: string, language: Language): Demand[] {
  const values = valuesIn(text, language);
  const numbers = bareNumbers(text, language).map(({ start, end, value, text: number, isOld }): Demand => ({
    start,
    end,
    type: 'number',
    text: number,
    key: String(value),
    isOld,
    isOfPeople: countsPeople(folded, { start, end }, language),
    counts: countsOf(text, { start, end }, siteText, language),
  }));
  const isOld = isOldIn(folded, language);
  return [
    ...values.map(({ start, end, type, key, text: own }): Demand => ({
      start,
      end,
      type,
      key,
      text: own,
      isOld: isOld({ start, end }),
    })),
    ...numbers.map((each) => ({ ...each, isOld: each.isOld || isOld(each) })),
  ];
}

/** After "not" or "instead of"; in a language with verbs at the end, before it. */
const isOldIn = (folded: string, { changes, grammar }: Language): ((range: Range) => boolean) => {
  const old = changes.instead.find(folded);
  return ({ start, end }) =>
    grammar.isSpaced
      ? old.some((word) => word.end <= start && start - word.end <= MAX_OLD_GAP)
      : old.some((word) => end <= word.start && word.start - end <= 2);
};

function dayDemands(text: string, language: Language): Demand[] {
  const isOld = isOldIn(fold(text), language);
  return saidDays(text, language).map(({ start, end, days, isGone }): Demand => ({
    start,
    end,
    type: 'days',
    text: text.slice(start, end),
    key: days.join(' '),
    isOld: isGone ?? isOld({ start, end }),
  }));
}

export const daysOf = ({ key }: Demand): Weekday[] => key.split(' ') as Weekday[];

/** Names without the words before them that only begin the sentence. A capital alone at the beginning is no name. */
function namesIn(text: string, language: Language, isOnSite: (words: string) => boolean): Demand[] {
  // In capitals throughout, nothing shows what is a name.
  if (!language.grammar.isSpaced || !/\p{Ll}/u.test(text)) return [];
  const isOld = isOldIn(fold(text), language);
  return [...text.matchAll(NAMES)].flatMap(({ 0: run, index }): Demand[] => {
    const words = run.split(/\s+/u);
    const first = words.findIndex((word) => isNameWord(word, language));
    if (first === -1 || language.lists.remark.isIn(fold(run))) return [];
    // In German any noun is capital: a name begins with a word that the site has.
    const known = language.grammar.nounsAreCapital ? words.findIndex((word) => isOnSite(word)) : -1;
    const last = words.findLastIndex((word) => isNameWord(word, language));
    const whole = words
      .slice(Math.max(first, known), last + 1)
      .join(' ')
      .replace(/['’]s?$/u, '');
    const name = splitHonorific(whole, language).name;
    const start = index + run.indexOf(name);
    const isAlone = !/\s/u.test(name);
    const isFirst = text.slice(0, start).search(/\p{L}/u) === -1;
    if (name.length < 2 || (isAlone && (isFirst || language.grammar.nounsAreCapital))) return [];
    const range = { start, end: start + name.length };
    return [{ ...range, type: 'name', text: name, key: fold(name), isOld: isOld(range) }];
  });
}

function isNameWord(word: string, language: Language): boolean {
  const folded = fold(word);
  const { lists, days, monthNames, features, grammar, changes } = language;
  if (!grammar.isSpaced || contentWords(word, language).length === 0) return false;
  const known = [
    lists.remark,
    lists.closing,
    lists.aside,
    lists.command,
    lists.imperative,
    lists.part,
    lists.open,
    lists.closed,
    lists.phone,
    lists.contactCue,
    changes.pronoun,
  ];
  return (
    !known.some((list) => list.isWord(folded)) &&
    ![days, monthNames, features].some((list) => list.isIn(folded))
  );
}
