import type { RecordField, RecordSchema, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { addQuestion } from '../add/form-field.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { FormOrder } from '../instructions/form-order.js';

/** Without these a form for courses cannot be sent. */
const NEEDED: ReadonlySet<string> = new Set(['slot', 'items']);
/** A choice of one is none. */
const MIN_OPTIONS = 2;

/** Changes a form; `nothing` where it is so already, and null where the form could not be without it. */
export function applyFormOrder({ next }: Editor, order: FormOrder, own: Language): Change | 'nothing' | null {
  const record = next.records.find(({ id }) => id === order.record);
  if (record === undefined) return null;
  if (order.kind === 'ask') return addQuestion(record, order.question, own);
  if (order.kind === 'button') return nameButton(next, record, order.words);
  const field = record.fields.find(({ id }) => id === order.field);
  if (field === undefined) return null;
  if (order.kind === 'drop') return drop(record, field);
  if (order.kind === 'offer') return offer(field, order.option, order.at);
  if (order.kind === 'withdraw') return withdraw(field, order.option);
  if (order.kind === 'reword') return reword(field, order.option, order.label);
  return limit(field, order, own);
}

function drop(record: RecordSchema, field: RecordField): Change | null {
  const isUsed =
    record.capacity?.field === field.id ||
    (record.slots !== undefined && 'timesOf' in record.slots && record.slots.timesOf === field.id);
  if (isUsed || NEEDED.has(field.type) || record.fields.length === 1) return null;
  // A calendar of it goes with it, unless nothing else shows what was sent.
  const views = record.views.filter((view) => !Object.values(view).includes(field.id));
  if (views.length === 0) return null;
  record.views = views;
  record.fields = record.fields.filter((each) => each !== field);
  return { kind: 'removed', what: field.label };
}

function offer(field: RecordField, label: string, at?: number): Change | 'nothing' {
  const options = (field.options ??= []);
  if (options.some((option) => fold(option.label) === fold(label))) return 'nothing';
  const values = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (values.has(`o${number}`)) number += 1;
  options.splice(at ?? options.length, 0, { value: `o${number}`, label });
  return { kind: 'added', what: `${field.label}: ${label}` };
}

function withdraw(field: RecordField, value: string): Change | null {
  const gone = field.options?.find((option) => option.value === value);
  const left = field.options?.filter((option) => option !== gone) ?? [];
  if (gone === undefined || left.length < MIN_OPTIONS) return null;
  field.options = left;
  return { kind: 'removed', what: `${field.label}: ${gone.label}` };
}

function reword(field: RecordField, value: string, label: string): Change | null {
  const option = field.options?.find((each) => each.value === value);
  if (option === undefined) return null;
  const from = option.label;
  option.label = label;
  return { kind: 'changed', what: field.label, from, to: label };
}

function limit(
  field: RecordField,
  order: FormOrder & { kind: 'need' | 'limit' },
  { grammar }: Language,
): Change | 'nothing' {
  if (order.kind === 'limit') {
    if (field.max === order.max) return 'nothing';
    field.max = order.max;
    return { kind: 'set', what: field.label, to: `≤ ${order.max}` };
  }
  if (field.isRequired === order.isRequired) return 'nothing';
  field.isRequired = order.isRequired;
  const [to = ''] = order.isRequired ? grammar.forms.required : grammar.forms.optional;
  return { kind: 'set', what: field.label, to };
}

/** What is on the button that leads to the form. */
function nameButton(
  site: SiteDocument,
  { id, name }: RecordSchema,
  words: string,
): Change | 'nothing' | null {
  const sections = site.pages.flatMap((page) => page.sections);
  const places = new Set(sections.filter(({ record }) => record === id).map((section) => section.id));
  const actions = sections.flatMap(({ action }) => (action && places.has(action.target) ? [action] : []));
  const [first] = actions;
  if (first === undefined) return null;
  const { label } = first;
  if (actions.every((action) => action.label === words)) return 'nothing';
  for (const action of actions) action.label = words;
  return { kind: 'changed', what: name, from: label, to: words };
}
