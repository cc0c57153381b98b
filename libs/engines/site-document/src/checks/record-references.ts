import type { RecordFieldType, RecordSchema, RecordView } from '../model/records.js';
import type { SiteDocument } from '../model/site-document.js';
import { type DocumentFault, pointer } from './fault.js';

const DATES: readonly RecordFieldType[] = ['date', 'slot'];
/** Types whose values can be grouped. */
const GROUPS: readonly RecordFieldType[] = ['choice', 'checkbox', 'date', 'number'];
/** Types whose values can be compared. */
const NOT_COMPARABLE: readonly RecordFieldType[] = ['choices', 'items', 'long_text'];

type Named = [name: string | undefined, at: PropertyKey[], types?: readonly RecordFieldType[]];

/** Fields and facts that a record names and that are not there, or of another type than needed. */
export function recordFaults(
  record: RecordSchema,
  document: SiteDocument,
  at: PropertyKey[],
): DocumentFault[] {
  const types = new Map(record.fields.map(({ id, type }) => [id, type]));
  const comparable = [...new Set(types.values())].filter((type) => !NOT_COMPARABLE.includes(type));
  const named: Named[] = [
    ...record.views.flatMap((view, index) => fieldsOfView(view, [...at, 'views', index])),
    ...(record.publicFields ?? []).map((name, index): Named => [name, [...at, 'publicFields', index]]),
    [record.capacity?.field, [...at, 'capacity', 'field'], ['number']],
    [record.unique, [...at, 'unique'], comparable],
  ];
  return [
    ...named.flatMap(([name, path, allowed]) => fieldFault(types, name, path, allowed)),
    ...slotFaults(record, document, at),
    ...conditionFaults(record, at),
    ...optionFaults(record, document, at),
  ];
}

function fieldFault(
  types: ReadonlyMap<string, RecordFieldType>,
  name: string | undefined,
  at: PropertyKey[],
  allowed?: readonly RecordFieldType[],
): DocumentFault[] {
  if (name === undefined) return [];
  const type = types.get(name);
  if (type === undefined) return [{ path: pointer(...at), message: `there is no field ${name}` }];
  if (allowed === undefined || allowed.includes(type)) return [];
  return [
    {
      path: pointer(...at),
      message: `${name} must be a field of type ${allowed.join(' or ')} (it is ${type})`,
    },
  ];
}

function fieldsOfView(view: RecordView, at: PropertyKey[]): Named[] {
  const list = (names: readonly string[] | undefined, key: string): Named[] =>
    (names ?? []).map((name, index) => [name, [...at, key, index]]);
  switch (view.type) {
    case 'form':
      return [];
    case 'table':
      return list(view.columns, 'columns');
    case 'list':
    case 'gallery':
      return [[view.title, [...at, 'title']], ...list(view.detail, 'detail')];
    case 'board':
      return [
        [view.groupBy, [...at, 'groupBy'], ['choice']],
        [view.title, [...at, 'title']],
        ...list(view.detail, 'detail'),
      ];
    case 'calendar':
      return [
        [view.date, [...at, 'date'], DATES],
        [view.title, [...at, 'title']],
      ];
    default:
      return [
        [view.groupBy, [...at, 'groupBy'], GROUPS],
        [view.sum, [...at, 'sum'], ['number']],
      ];
  }
}

function slotFaults(
  { slots, fields, capacity, unique }: RecordSchema,
  document: SiteDocument,
  at: PropertyKey[],
): DocumentFault[] {
  const hasSlot = fields.some(({ type }) => type === 'slot');
  if (slots === undefined) {
    const isMissing = hasSlot || capacity?.perSlot !== undefined;
    return isMissing
      ? [{ path: pointer(...at, 'slots'), message: 'is required for a field of type slot' }]
      : [];
  }
  const faults =
    'timesOf' in slots
      ? timesFaults(slots.timesOf, fields, document, [...at, 'slots', 'timesOf'])
      : slots.hours.flatMap((id, index): DocumentFault[] => {
          const fact = document.facts.find((each) => each.id === id);
          if (fact?.type === 'hours') return [];
          return [{ path: pointer(...at, 'slots', 'hours', index), message: `there is no hours fact ${id}` }];
        });
  if (unique !== undefined)
    faults.push({ path: pointer(...at, 'unique'), message: 'cannot be combined with slots' });
  return hasSlot
    ? faults
    : [...faults, { path: pointer(...at, 'fields'), message: 'slots needs a field of type slot' }];
}

/** Every option is an item with weekly times: another one could never be booked. */
function timesFaults(
  name: string,
  fields: RecordSchema['fields'],
  { facts }: SiteDocument,
  at: PropertyKey[],
): DocumentFault[] {
  const field = fields.find(({ id }) => id === name);
  if (field?.type !== 'choice')
    return [{ path: pointer(...at), message: `${name} must be a field of type choice` }];
  const timed = new Set(
    facts.flatMap((fact) => (fact.type === 'item' && fact.times !== undefined ? [fact.id] : [])),
  );
  const untimed = field.options?.find(({ fact }) => fact === undefined || !timed.has(fact));
  return untimed === undefined
    ? []
    : [{ path: pointer(...at), message: `the option ${untimed.value} has no item with times` }];
}

function conditionFaults({ fields }: RecordSchema, at: PropertyKey[]): DocumentFault[] {
  return fields.flatMap(({ id, requiredWhen }, index) => {
    if (requiredWhen === undefined) return [];
    const path = pointer(...at, 'fields', index, 'requiredWhen');
    const other = fields.find((field) => field.id === requiredWhen.field);
    if (other?.type !== 'choice' || other.id === id)
      return [{ path, message: `${requiredWhen.field} must be another field of type choice` }];
    const unknown = requiredWhen.is.find((is) => !other.options?.some(({ value }) => value === is));
    return unknown === undefined ? [] : [{ path, message: `${other.id} has no option ${unknown}` }];
  });
}

function optionFaults({ fields }: RecordSchema, document: SiteDocument, at: PropertyKey[]): DocumentFault[] {
  const items = new Set(document.facts.flatMap(({ type, id }) => (type === 'item' ? [id] : [])));
  return fields.flatMap(({ options }, field) =>
    (options ?? []).flatMap(({ fact }, option) =>
      fact === undefined || items.has(fact)
        ? []
        : [
            {
              path: pointer(...at, 'fields', field, 'options', option, 'fact'),
              message: `there is no item fact ${fact}`,
            },
          ],
    ),
  );
}
