import type { RecordSchema, SiteDocument } from '@capstan/site-document';
import { requestedField } from '../../layout/record-fields.js';
import type { Language } from '../../packs/language.js';
import type { RequestedField } from '../../reading/fields/requested-field.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import type { Memory } from '../editing/memory.js';
import { operationsOf } from '../instructions/operations.js';
import { hasAnswers } from '../remove/question.js';
import { contentWords } from '../words/words.js';

/** Forms that a visitor fills in with answers. */
const FORMS: ReadonlySet<string> = new Set(['form', 'booking', 'rsvp', 'waitlist', 'tickets', 'shop']);
const MAX_LABEL_WORDS = 6;
/** A character of no script, in the place of words that are no part of a label. */
const CUT = '\ue000';

/** Whether a message orders another question of a form: "ask on the booking form whether …", "a question about … to the RSVP". */
export function isAboutNewField(
  { folded }: Instruction,
  { next }: Editor,
  { isForm: isKnown }: Memory,
  language: Language,
): boolean {
  const isForm =
    namesForm(folded, language) || (isKnown && language.messages.asks.atStart(folded) !== undefined);
  const operations = operationsOf(language, folded);
  const isOrder =
    language.messages.asks.isIn(folded) && !operations.has('remove') && !isMove(folded, language);
  // "add a field for miles driven": of the only form, unless the page answers questions.
  const isOnly =
    operations.has('add') &&
    language.orders.questions.isIn(folded) &&
    !language.features.isIn(folded) &&
    !hasAnswers(next);
  return (isForm || isOnly) && isOrder && formOf(folded, next, language) !== null;
}

/** "Put the prices above the team, people ask for those": asks belongs to the reason of an order to move something. */
function isMove(folded: string, { messages, changes }: Language): boolean {
  const asked = Math.min(...messages.asks.find(folded).map(({ start }) => start));
  const before = folded.slice(0, asked);
  const places = [changes.toFirst, changes.toLast, changes.ahead, changes.behind];
  return places.some((list) =>
    list
      .find(before)
      .some(
        ({ start, end }) => messages.moves.isIn(before.slice(0, start)) && /[,;]/u.test(before.slice(end)),
      ),
  );
}

export const namesForm = (folded: string, { features }: Language): boolean =>
  features.find(folded).some(({ key }) => FORMS.has(key));

/** Adds what is to be asked to the form that is named, before its last long text. */
export function addField(
  editor: Editor,
  { text, folded }: Instruction,
  language: Language,
): Change | 'nothing' | null {
  const record = formOf(folded, editor.next, language);
  const label = labelIn(text, folded, language);
  if (record === null || label === null) return null;
  return addQuestion(record, { label, options: [] }, language);
}

/** Before its last long text; `nothing` where the form asks for it already. */
export function addQuestion(
  record: RecordSchema,
  question: RequestedField,
  language: Language,
): Change | 'nothing' {
  if (record.fields.some((field) => fold(field.label) === fold(question.label))) return 'nothing';
  const ids = new Set(record.fields.map(({ id }) => id));
  const made = requestedField(question, record.fields.length, language);
  const field = { ...made, id: ids.has(made.id) ? `field_${record.fields.length + 1}` : made.id };
  const last = record.fields.at(-1);
  record.fields.splice(record.fields.length - (last?.type === 'long_text' ? 1 : 0), 0, field);
  return { kind: 'added', what: field.label };
}

/** The forms that visitors fill in. */
export const visitorForms = ({ records }: SiteDocument): RecordSchema[] =>
  records.filter(({ id, access }) => FORMS.has(id) && access.create !== 'owner');

/** The form that is named; else the only one of the site. */
export function formOf(folded: string, site: SiteDocument, language: Language): RecordSchema | null {
  const forms = visitorForms(site);
  const keys = new Set<string>(language.features.find(folded).map(({ key }) => key));
  const named = forms.filter(({ id }) => keys.has(id));
  const [only, second] = named.length > 0 ? named : forms;
  return only === undefined || (second !== undefined && named.length !== 1) ? null : only;
}

/** What is asked: the part of the message without the verb and the form; of a reason after a comma nothing. */
export function labelIn(text: string, folded: string, language: Language): string | null {
  const { messages, features, orders, changes, lists } = language;
  const asks = messages.asks.find(folded);
  const [ask] = asks;
  if (ask === undefined) return null;
  const cuts: Range[] = [
    ...asks,
    ...features.find(folded).filter(({ key }) => FORMS.has(key)),
    ...[changes.add, lists.remark, lists.wish, lists.command].flatMap((list) => list.find(folded)),
  ];
  const plain = cuts.reduce(
    (left, { start, end }) => left.slice(0, start) + CUT.repeat(end - start) + left.slice(end),
    text,
  );
  const parts = [...plain.matchAll(/[^\ue000,;.!?()]+/gu)].map(({ 0: part, index }) => ({
    index,
    words: withoutEdges(
      part,
      [lists.function, messages.whether, orders.people, orders.inForm, lists.own],
      language,
    ),
  }));
  const said = parts.filter(({ words }) => contentWords(words, language).length > 0);
  const after = said.find(({ index }) => index >= ask.end);
  const phrase = (after ?? said[0])?.words;
  const label = phrase === undefined ? undefined : withoutClause(phrase, text, language);
  if (label === undefined || label.split(/\s+/u).length > MAX_LABEL_WORDS) return null;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** "which vaccination the pet has had": what is asked for is before who has it. */
function withoutClause(phrase: string, text: string, { orders, grammar }: Language): string {
  const before = fold(text.slice(0, text.indexOf(phrase)));
  const isWhich = orders.which.find(before).some(({ end }) => before.slice(end).trim() === '');
  if (!isWhich || !grammar.isSpaced) return phrase;
  const folded = fold(phrase);
  const clause = [...orders.determiner.find(folded), ...orders.they.find(folded)]
    .toSorted((a, b) => a.start - b.start)
    .find(({ start }) => /\p{L}{2}/u.test(folded.slice(0, start)));
  return phrase.slice(0, clause?.start).trimEnd();
}

/** A phrase without the words of grammar, and of people, that it begins and ends with. */
function withoutEdges(
  part: string,
  lists: readonly { isWord(word: string): boolean }[],
  { grammar }: Language,
): string {
  if (!grammar.isSpaced) return trimEnd(part.replace(/^[をはがもにのでと]+/u, ''), 'をはがもにの').trim();
  const tokens = tokensOf(fold(part));
  const isEdge = (word: string): boolean => lists.some((list) => list.isWord(word));
  const first = tokens.findIndex(({ text }) => !isEdge(text));
  const last = tokens.findLastIndex(({ text }) => !isEdge(text));
  return first === -1 ? '' : part.slice(tokens[first]!.start, tokens[last]!.end);
}
