import { trimEnd } from '../../text/trim-end.js';
import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { FormOrder } from '../instructions/form-order.js';
import type { Instruction } from '../instructions/instruction.js';
import { QUOTED } from '../words/quoted.js';
import { formOf } from '../add/form-field.js';
import { questionNamed, visitorFormsWith } from './form-parts.js';
import { restOf } from './rest-of.js';

const MAX_BUTTON_WORDS = 4;

/** "Make the phone number optional": whether a question has to be answered. */
export function needOrder(
  { text, folded }: Instruction,
  site: SiteDocument,
  language: Language,
): FormOrder | null {
  const { forms, orders, changes } = language;
  const optional = forms.optional.find(folded);
  const said = optional.length > 0 ? optional : forms.required.find(folded);
  if (said.length === 0) return null;
  const asked = questionNamed(text, site, language);
  if (asked === null) return null;
  const { record, field } = asked;
  const known = [
    ...said,
    ...forms.more.find(folded),
    ...orders.questions.find(folded),
    ...changes.set.find(folded),
  ];
  const others = restOf(text, known, language).filter(
    (rest) => questionNamed(rest, site, language)?.field !== field,
  );
  return others.length > 0
    ? null
    : { kind: 'need', record: record.id, field: field.id, isRequired: optional.length === 0 };
}

/** "Guests should be able to choose a time when they book": what the form asks for, if it does not yet. */
export function timeOrder(
  { text, folded, operations }: Instruction,
  site: SiteDocument,
  language: Language,
): FormOrder | null {
  const { orders, fieldTypes, features, labels } = language;
  const record = formOf(folded, site, language);
  const [choosing] = orders.choosing.find(folded);
  const types = fieldTypes.find(folded).filter(({ key }) => key === 'time' || key === 'date');
  const [type, other] = types;
  if (record === null || choosing === undefined || type === undefined || other !== undefined) return null;
  if (!orders.visitors.isIn(folded) || operations.has('remove')) return null;
  const known = [choosing, type, ...orders.visitors.find(folded), ...features.find(folded)];
  const same = record.fields.find((field) => field.type === type.key);
  const label = same?.label ?? labels.fields[type.key];
  return label === undefined || restOf(text, known, language).length > 0
    ? null
    : { kind: 'ask', record: record.id, question: { label, options: [], type: type.key } };
}

const NUMBER = /(?<![\d.,:])\d{1,3}(?![\d.,:])/gu;

/** "People can book online for up to 10 from now on": the largest number of people of the form. */
export function limitOrder(
  { text, folded }: Instruction,
  site: SiteDocument,
  language: Language,
): FormOrder | null {
  const [found, second] = visitorFormsWith('people', site);
  const numbers = [...text.matchAll(NUMBER)];
  const [number, other] = numbers;
  if (found === undefined || second !== undefined || number === undefined || other !== undefined) return null;
  const names = language.features.find(folded).some(({ key }) => key === found.record.id);
  const limits = language.orders.limit.find(folded);
  const { isSpaced } = language.grammar;
  const isNext = limits.some(({ start, end }) => {
    const gap = isSpaced ? text.slice(end, number.index) : text.slice(number.index + number[0].length, start);
    return gap.length < 3 && !/\p{L}{2}/u.test(gap);
  });
  if (!names || !isNext) return null;
  const known = [
    { start: number.index, end: number.index + number[0].length },
    ...limits,
    ...language.forms.more.find(folded),
    ...language.features.find(folded),
    ...language.orders.people.find(folded),
    ...language.orders.visitors.find(folded),
  ];
  return restOf(text, known, language).length > 0
    ? null
    : { kind: 'limit', record: found.record.id, field: found.field.id, max: Number(number[0]) };
}

/** "Change the button to Reserve now", 'the button should say "Count me in"'. */
export function buttonOrder(
  { text, folded, operations }: Instruction,
  site: SiteDocument,
  language: Language,
): FormOrder | null {
  const { forms } = language;
  const [button] = forms.button.find(folded);
  const record = formOf(folded, site, language);
  if (button === undefined || record === null || operations.has('remove') || operations.has('add'))
    return null;
  const quoted = QUOTED.exec(text)?.[1]?.trim();
  const said = forms.says.find(folded).find(({ start }) => start >= button.end);
  const isOrder = operations.has('set') || operations.has('rename') || said !== undefined;
  const words =
    quoted ??
    (said === undefined ? undefined : trimEnd(text.slice(said.end), '.,;!:').replace(/^[\s:]+/u, ''));
  if (!isOrder || words === undefined || words === '' || words.split(/\s+/u).length > MAX_BUTTON_WORDS)
    return null;
  // A color or a place is of how it looks.
  const isLook = language.color(words) !== undefined || language.colors.isIn(words.toLowerCase());
  return isLook
    ? null
    : { kind: 'button', record: record.id, words: words.charAt(0).toUpperCase() + words.slice(1) };
}
