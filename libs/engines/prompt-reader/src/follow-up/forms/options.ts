import type { RecordField, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { indexOfWords } from '../../text/whole-words.js';
import type { FormOrder } from '../instructions/form-order.js';
import type { Instruction } from '../instructions/instruction.js';
import { saidOf } from '../demands/changed-parts.js';
import { contentWords, overlap } from '../words/words.js';
import { type Asked, choicesOf, saysForm } from './form-parts.js';
import { restOf } from './rest-of.js';

/** A message about the answers of a question, that cannot be read as anything else. */
export const UNREAD = 'unread';
const MAX_WORDS = 5;

interface Named extends Range {
  value: string;
  label: string;
  at: number;
}

/** "Add intermediates between beginners and juniors", "a third food option, lamb", "take salmon off the meal choices". */
export function optionOrder(
  { text, folded, operations }: Instruction,
  before: Instruction | undefined,
  site: SiteDocument,
  language: Language,
): FormOrder | typeof UNREAD | null {
  const found = choiceIn(text, folded, site, language);
  if (found === null) return null;
  const { record, field, siblings, isSure, isNamed } = found;
  const isOther = (['rename', 'replace', 'swap'] as const).some((each) => operations.has(each));
  if (isOther) return null;
  const order = { record: record.id, field: field.id };
  const known = [...siblings, ...ownWords(text, folded, field, language)];
  const rest = restOf(text, known, language);
  // "… so add her to the choice of vet", "please take him off the list"
  const pronounOf =
    siblings.length === 0 && rest.length === 0 && language.changes.pronoun.isIn(folded) ? before : undefined;
  const unread = isSure ? UNREAD : null;
  if (operations.has('remove') && !operations.has('add')) {
    const [only, second] = pronounOf === undefined ? siblings : optionsIn(pronounOf.text, field);
    if (only === undefined) return null;
    if (second !== undefined) return unread;
    const withdrawn: FormOrder = { ...order, kind: 'withdraw', option: only.value };
    if (pronounOf !== undefined) return withdrawn;
    const fresh = instead(text, only, known, language);
    if (fresh === null)
      return restOf(clauseOf(text, only), known, language).length === 0 ? withdrawn : unread;
    return fresh === '' ? unread : { ...order, kind: 'reword', option: only.value, label: fresh };
  }
  const at = placeIn(folded, siblings, language);
  // "The meals are beef and trout now" says all of them.
  const isAll = siblings.length > 0 && at === null && !operations.has('add');
  const { toFirst, toLast } = language.changes;
  const isMoved = siblings.length > 0 && [toFirst, toLast].some((list) => list.isIn(folded));
  const isMore = operations.has('add') || operations.has('set') || language.lists.wish.isIn(folded);
  // "Add a photo of Dr Osei" names an answer, and is not about the question.
  if (!isMore || !(isSure || isNamed)) return null;
  const [option, second] = pronounOf === undefined ? rest : nameIn(pronounOf, language);
  if (
    isAll ||
    isMoved ||
    option === undefined ||
    second !== undefined ||
    option.split(/\s+/u).length > MAX_WORDS
  )
    return unread;
  return {
    ...order,
    kind: 'offer',
    option: option.replaceAll(/["“”„«»「」『』]/gu, ''),
    ...(at === null ? {} : { at }),
  };
}

/** The question whose answers a message is about: by its name, by the answers themselves, or because there is only one. */
function choiceIn(
  text: string,
  folded: string,
  site: SiteDocument,
  language: Language,
): (Asked & { siblings: Named[]; isSure: boolean; isNamed: boolean }) | null {
  const { forms, changes } = language;
  const isOfOptions = forms.option.isIn(folded);
  const isOfForm = saysForm(folded, language);
  const isPlaced = [forms.between, changes.ahead, changes.behind].some((list) => list.isIn(folded));
  const choices = choicesOf(site);
  const words = contentWords(text, language);
  const facts = site.facts.map(saidOf);
  const fits = choices.flatMap((asked) => {
    const siblings = optionsIn(text, asked.field);
    const own = contentWords(asked.field.label, language);
    const hits = overlap(own, text, language);
    const isNamed = own.length > 0 && hits === own.length && overlap(words, asked.field.label, language) > 0;
    // "salmon is off", where no dish is called so.
    const isOnlyHere = siblings.some(({ label }) => facts.every((fact) => indexOfWords(fact, label) === -1));
    const isPage = isOfPage(asked.field.label, facts, language);
    const isSure =
      (isNamed && (isOfOptions || isOfForm)) ||
      (siblings.length > 0 && (isOfOptions || isOfForm || (isPlaced && siblings.length > 1))) ||
      (hits > 0 && isOfOptions);
    // "Bei der Stimmlage noch Tenor": a word that is nowhere else on the site.
    const isFit = isSure || (isNamed && !isPage) || (isOnlyHere && !(isNamed && isPage));
    return isFit
      ? [{ ...asked, siblings, isSure, isNamed, weight: (isNamed ? 2 : 0) + siblings.length }]
      : [];
  });
  const sorted = fits.toSorted((a, b) => b.weight - a.weight);
  const [best, second] = sorted;
  if (best !== undefined) return best.weight === second?.weight ? null : best;
  const [only, other] = choices;
  const isList = forms.option.find(folded).some(({ word }) => word !== 'list' || isOfForm);
  return only !== undefined && other === undefined && isOfOptions && isList
    ? { ...only, siblings: [], isSure: true, isNamed: false }
    : null;
}

/** Whether the name of a question is one of a part of a page too, or is said on the site. */
const isOfPage = (
  label: string,
  facts: readonly string[],
  { lists, messages, features }: Language,
): boolean =>
  [lists.site, lists.part, messages.section].some((list) => list.isIn(fold(label))) ||
  features.isIn(fold(label)) ||
  facts.some((fact) => indexOfWords(fact, label) !== -1);

/** The answers that a text has in full, in its order. */
const optionsIn = (text: string, { options = [] }: RecordField): Named[] =>
  options
    .flatMap(({ value, label }, at): Named[] => {
      const start = indexOfWords(text, label);
      return start === -1 ? [] : [{ start, end: start + label.length, value, label, at }];
    })
    .toSorted((a, b) => a.start - b.start);

/** What a message says of the question and its answers, besides the answers. */
function ownWords(text: string, folded: string, { label }: RecordField, language: Language): Range[] {
  const { forms, changes, orders, lists } = language;
  const own = contentWords(label, language);
  const words = own.flatMap((word): Range[] => {
    const found = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].filter(
      ({ 0: token }) => overlap([word], token, language) > 0,
    );
    return language.grammar.isSpaced
      ? found.map(({ 0: token, index }) => ({ start: index, end: index + token.length }))
      : [indexOfWords(text, word)]
          .filter((at) => at !== -1)
          .map((start) => ({ start, end: start + word.length }));
  });
  const others = [
    forms.option,
    forms.more,
    forms.between,
    changes.ahead,
    changes.behind,
    changes.ordinals,
    orders.giving,
    lists.and,
  ];
  // "a third food option"
  const kinds = forms.option.find(folded).flatMap(({ start }) => {
    const before = tokensOf(folded).findLast(({ end }) => end <= start);
    return before === undefined || /[,;:]/u.test(folded.slice(before.end, start)) ? [] : [before];
  });
  return [...words, ...kinds, ...others.flatMap((list) => list.find(folded))];
}

/** "between tenor and bass": before the second of them. */
function placeIn(
  folded: string,
  siblings: readonly Named[],
  { forms, changes, grammar }: Language,
): number | null {
  const [first, second] = siblings;
  if (first === undefined) return null;
  if (second !== undefined && forms.between.isIn(folded)) return Math.max(first.at, second.at);
  const isNextTo = (list: { find(text: string): Range[] }): boolean =>
    list
      .find(folded)
      .some(({ start, end }) =>
        grammar.isSpaced
          ? end <= first.start && first.start - end < 6
          : first.end <= start && start - first.end < 3,
      );
  if (isNextTo(changes.ahead)) return first.at;
  return isNextTo(changes.behind) ? first.at + 1 : null;
}

const nameIn = ({ text }: Instruction, { grammar }: Language): string[] => {
  if (!grammar.isSpaced) return [];
  const name = /(?<![\p{L}.])\p{Lu}[\p{L}'’.-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,3}/u.exec(text)?.[0];
  return name === undefined ? [] : [name];
};

/** "it's not salmon anymore, it's trout": what comes in the place of an answer; empty where that is not clear. */
function instead(text: string, gone: Range, known: readonly Range[], language: Language): string | null {
  const comma = text.indexOf(',', gone.end);
  if (comma === -1) return null;
  const clause = ' '.repeat(comma + 1) + text.slice(comma + 1);
  const puts = language.messages.puts.find(fold(clause));
  const before = clause.slice(0, puts[0]?.start ?? 0);
  if (puts.length === 0 || contentWords(before, language).length > 0) return null;
  const [label, second] = restOf(clause, [...known, ...puts], language);
  return label === undefined || second !== undefined || label.split(/\s+/u).length > MAX_WORDS ? '' : label;
}

/** The part between commas: what comes after it is a reason. */
function clauseOf(text: string, { start, end }: Range): string {
  const from = text.lastIndexOf(',', start) + 1;
  const to = text.indexOf(',', end);
  return ' '.repeat(from) + text.slice(from, to === -1 ? undefined : to);
}
