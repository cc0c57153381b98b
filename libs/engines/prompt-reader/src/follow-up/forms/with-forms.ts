import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { visitorForms } from '../add/form-field.js';
import type { FormOrder } from '../instructions/form-order.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords } from '../words/words.js';
import { buttonOrder, limitOrder, needOrder, timeOrder } from './answers.js';
import { saysForm } from './form-parts.js';
import { optionOrder, UNREAD } from './options.js';
import { askOrders, dropOrder } from './questions.js';

/** The instructions of a message, with what those about a form change of it: its questions, their answers, its button. */
export function withForms(
  all: readonly Instruction[],
  site: SiteDocument,
  language: Language,
): Instruction[] {
  if (visitorForms(site).length === 0) return [...all];
  const found: Instruction[] = [];
  let isForm = false;
  for (const each of all) {
    const orders = isPlain(each) ? ordersIn(each, found.at(-1), isForm, site, language) : [];
    isForm ||= saysForm(each.folded, language);
    const last = found.at(-1);
    if (orders === UNREAD) found.push({ ...each, isUnclear: true });
    else if (orders.length > 0) found.push(...orders.map((form): Instruction => ({ ...each, form })));
    // "Dr Osei has left, please take him off the list"
    else if (last?.form !== undefined && isEcho(each, language)) last.end = each.end;
    else found.push(each);
  }
  return found;
}

const isPlain = ({ isSaid, isQuestion, content, note, isUnclear }: Instruction): boolean =>
  !isSaid && !isQuestion && content === undefined && note === undefined && isUnclear !== true;

function ordersIn(
  each: Instruction,
  before: Instruction | undefined,
  isForm: boolean,
  site: SiteDocument,
  language: Language,
): readonly FormOrder[] | typeof UNREAD {
  const single =
    needOrder(each, site, language) ??
    buttonOrder(each, site, language) ??
    limitOrder(each, site, language) ??
    timeOrder(each, site, language);
  if (single !== null) return [single];
  const option = optionOrder(each, before, site, language);
  const drop = option === null || option === UNREAD ? dropOrder(each, isForm, site, language) : null;
  if (drop !== null) return [drop];
  const asked = option === null || option === UNREAD ? askOrders(each, isForm, site, language) : [];
  if (asked.length > 0) return asked;
  if (option === null) return isInForm(each, language) ? UNREAD : [];
  return option === UNREAD ? UNREAD : [option];
}

/** Something else is to be in the form that there is: no sentence of the page, no other form, and no address of the site. */
const isInForm = ({ text, folded, operations }: Instruction, language: Language): boolean => {
  const { orders, messages } = language;
  const isAdded = operations.has('add') && !operations.has('remove') && !messages.asks.isIn(folded);
  const isSent = valuesIn(text, language).some(({ type }) => type === 'email');
  const nouns = orders.formNoun.find(folded);
  const isWithin = nouns.some(({ start }) =>
    orders.inForm.find(folded).some(({ end }) => end <= start && start - end <= 1),
  );
  return (isAdded && isWithin) || (isSent && nouns.length > 0);
};

/** It only names with a pronoun what was said before. */
const isEcho = ({ text, folded, operations }: Instruction, language: Language): boolean =>
  operations.has('remove') &&
  language.changes.pronoun.isIn(folded) &&
  contentWords(text, language).every((word) => language.changes.pronoun.isWord(word));
