import { trimEnd } from '../../text/trim-end.js';
import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { formOf, labelIn } from '../add/form-field.js';
import { hasAnswers } from '../remove/question.js';
import type { FormOrder } from '../instructions/form-order.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';
import { questionNamed, saysForm } from './form-parts.js';
import { formPhrases, restOf } from './rest-of.js';

const MAX_LABEL_WORDS = 6;

/** "You can drop the date of birth": the question of a form that goes; of a reason for it, nothing. */
export function dropOrder(
  { text, folded, operations }: Instruction,
  isForm: boolean,
  site: SiteDocument,
  language: Language,
): FormOrder | null {
  const { changes, orders } = language;
  const isQuestion = orders.questions.isIn(folded) && !hasAnswers(site);
  if (
    !operations.has('remove') ||
    operations.has('add') ||
    !(isForm || isQuestion || saysForm(folded, language))
  )
    return null;
  const clauses = text.split(/[,;、]/u).filter((clause) => !changes.keep.isIn(fold(clause)));
  const named = clauses.flatMap((clause) => {
    const plain = blanked(clause, [
      ...formPhrases(fold(clause), language),
      ...orders.questions.find(fold(clause)),
    ]);
    const asked = questionNamed(plain, site, language);
    return asked === null ? [] : [{ ...asked, clause }];
  });
  // "Date of birth can go, phone stays"
  const verbal = named.filter(({ clause }) => operationsOf(language, fold(clause)).has('remove'));
  const [found, second] = verbal.length > 0 ? verbal : named;
  if (found === undefined || second !== undefined) return null;
  const hasVerb = operationsOf(language, fold(found.clause)).has('remove');
  const isMeant =
    hasVerb ||
    clauses.some(
      (clause) => changes.pronoun.isIn(fold(clause)) && operationsOf(language, fold(clause)).has('remove'),
    );
  return isMeant ? { kind: 'drop', record: found.record.id, field: found.field.id } : null;
}

/** "also ask about allergies and whether they need parking", "the form needs one more thing, school". */
export function askOrders(
  { text, folded, operations }: Instruction,
  isForm: boolean,
  site: SiteDocument,
  language: Language,
): FormOrder[] {
  const record = formOf(folded, site, language);
  if (record === null || operations.has('remove')) return [];
  const phrases = formPhrases(folded, language);
  const [ask] = language.messages.asks.find(folded);
  const toOrder = (label: string): FormOrder => ({
    kind: 'ask',
    record: record.id,
    question: { label, options: [] },
  });
  if (ask !== undefined && (isForm || saysForm(folded, language))) {
    const labels = piecesAfter(text, folded, ask.end, phrases, language).flatMap(
      (piece) =>
        labelIn(`${text.slice(0, ask.end)} ${piece}`, fold(`${text.slice(0, ask.end)} ${piece}`), language) ??
        [],
    );
    const isPlain = phrases.length > 0 && !/\d/u.test(text);
    return labels.length > 1 || isPlain ? labels.map(toOrder) : [];
  }
  if (ask !== undefined || !language.orders.formNoun.isIn(folded) || !isNeeded(folded, language)) return [];
  const [label, second] = restOf(text, language.forms.more.find(folded), language);
  const isLabel =
    label !== undefined && second === undefined && label.split(/\s+/u).length <= MAX_LABEL_WORDS;
  return isLabel ? [toOrder(label.charAt(0).toUpperCase() + label.slice(1))] : [];
}

/** "On the form we need …": the form, and a wish or an addition. */
const isNeeded = (folded: string, { lists, orders, changes }: Language): boolean => {
  const [form] = orders.formNoun.find(folded);
  const wish = [...lists.wish.find(folded), ...changes.add.find(folded)];
  return form !== undefined && wish.some(({ start }) => start > form.end);
};

/** What is asked for, cut where another question begins: "…, their age", "… and whether …". */
function piecesAfter(
  text: string,
  folded: string,
  from: number,
  phrases: readonly Range[],
  { lists, orders, grammar }: Language,
): string[] {
  const plain = blanked(text, phrases);
  const joints = [
    ...lists.and.find(folded),
    ...[...folded.matchAll(/[,、]/gu)].map(({ index }) => ({ start: index, end: index + 1 })),
  ]
    .filter(({ start, end }) => {
      const rest = folded.slice(end).trimStart();
      // "…, que siempre se nos olvida": after a comma it says more of the same.
      const isJoined = folded.charAt(start) !== ',';
      const openings = [orders.whether, orders.determiner, ...(isJoined ? [orders.which] : [])];
      const isQuestion = openings.some((list) => list.atStart(rest) !== undefined);
      return start >= from && (isQuestion || !grammar.isSpaced);
    })
    .toSorted((a, b) => a.start - b.start);
  const starts = [from, ...joints.map(({ end }) => end)];
  return starts
    .map((start, index) => plain.slice(start, joints[index]?.start ?? plain.length))
    .map((piece) => trimEnd(piece, ',;.!?'))
    .filter((piece) => /\p{L}/u.test(piece));
}

const blanked = (text: string, ranges: readonly Range[]): string =>
  ranges.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
