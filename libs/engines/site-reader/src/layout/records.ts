import type { Fact, RecordField, RecordFieldType, RecordSchema, RecordView } from '@capstan/site-document';
import type { Feature } from '../packs/grammar-schema.js';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import type { WishedFields } from '../reading/reading.js';

type FieldShape = [key: string, type: RecordFieldType, isRequired?: boolean];

interface Shape {
  fields: readonly FieldShape[];
  views: readonly RecordView['type'][];
  isPublic?: boolean;
  isOwners?: boolean;
}

const CONTACT: readonly FieldShape[] = [
  ['name', 'text', true],
  ['email', 'email', true],
];

/** What each feature asks for where the customer names no fields. */
const SHAPES: Partial<Record<Feature, Shape>> = {
  booking: {
    fields: [
      ...CONTACT,
      ['phone', 'phone'],
      ['date', 'date', true],
      ['time', 'time'],
      ['people', 'number', true],
      ['note', 'long_text'],
    ],
    views: ['form', 'calendar'],
  },
  shop: { fields: [...CONTACT, ['address', 'long_text', true], ['note', 'long_text']], views: ['form'] },
  form: { fields: [...CONTACT, ['message', 'long_text', true]], views: ['form'] },
  waitlist: { fields: [...CONTACT], views: ['form'] },
  board: {
    fields: [
      ['title', 'text', true],
      ['status', 'choice', true],
      ['assignee', 'text'],
      ['due', 'date'],
    ],
    views: ['form', 'board'],
    isPublic: true,
  },
  tracker: {
    fields: [
      ['title', 'text', true],
      ['date', 'date'],
      ['amount', 'number'],
      ['note', 'long_text'],
    ],
    views: ['form', 'table'],
    isPublic: true,
  },
  directory: {
    fields: [
      ['name', 'text', true],
      ['category', 'text'],
      ['place', 'text'],
    ],
    views: ['form', 'list'],
    isPublic: true,
  },
  tickets: { fields: [...CONTACT, ['people', 'number', true]], views: ['form'] },
  helpdesk: {
    fields: [
      ['title', 'text', true],
      ['status', 'choice'],
      ['message', 'long_text', true],
      ['email', 'email'],
    ],
    views: ['form', 'board'],
  },
  crm: {
    fields: [
      ['name', 'text', true],
      ['company', 'text'],
      ['email', 'email'],
      ['status', 'choice'],
      ['note', 'long_text'],
    ],
    views: ['form', 'board', 'table'],
    isOwners: true,
  },
  quiz: { fields: [['name', 'text', true]], views: ['form'] },
  invoices: {
    fields: [
      ['name', 'text', true],
      ['amount', 'number', true],
      ['date', 'date'],
      ['due', 'date'],
      ['status', 'choice'],
    ],
    views: ['form', 'table'],
    isOwners: true,
  },
  rsvp: {
    fields: [...CONTACT, ['attending', 'checkbox'], ['people', 'number', true], ['note', 'long_text']],
    views: ['form'],
  },
  news: {
    fields: [
      ['title', 'text', true],
      ['date', 'date'],
      ['message', 'long_text'],
    ],
    views: ['list', 'form'],
    isPublic: true,
    isOwners: true,
  },
  newsletter: { fields: [['email', 'email', true]], views: ['form'] },
};

/** Features whose form is a special case of a contact form. */
const FORMS: readonly Feature[] = ['booking', 'rsvp', 'waitlist', 'tickets', 'quiz', 'shop'];
const APPS: readonly Feature[] = [
  'board',
  'tracker',
  'directory',
  'helpdesk',
  'crm',
  'quiz',
  'invoices',
  'booking',
  'rsvp',
  'waitlist',
  'tickets',
  'form',
  'shop',
];
const COUNTED: readonly Feature[] = ['booking', 'rsvp', 'tickets'];

/** The records that the wanted features need, with the customer's fields on the most special of them. */
export function recordsFor(
  wanted: ReadonlySet<Feature>,
  language: Language,
  facts: readonly Fact[],
  wished: WishedFields,
): RecordSchema[] {
  const main = APPS.find(
    (feature) => wanted.has(feature) && (wished.fields.length > 0 || wished.statuses.length > 0),
  );
  return [...wanted].flatMap((feature): RecordSchema[] => {
    const shape = SHAPES[feature];
    if (shape === undefined) return [];
    if (
      feature === 'form' &&
      FORMS.some((each) => wanted.has(each)) &&
      main !== 'form' &&
      wished.fields.length === 0
    )
      return [];
    return [recordOf(feature, shape, language, facts, feature === main ? wished : null, wanted)];
  });
}

function recordOf(
  feature: Feature,
  shape: Shape,
  language: Language,
  facts: readonly Fact[],
  wished: WishedFields | null,
  wanted: ReadonlySet<Feature>,
): RecordSchema {
  const [name, plural] = language.labels.records[feature] as [string, string];
  const statuses = wished !== null && wished.statuses.length > 1 ? wished.statuses : language.labels.statuses;
  const own = (wished?.fields ?? []).map(({ label, options }, index) =>
    wishedField(label, options, index, language),
  );
  const usual = shape.fields.map(([key, type, isRequired]) =>
    usualField(key, type, isRequired === true, language, statuses),
  );
  const items = feature === 'shop' ? itemField(facts, language) : [];
  const kept =
    own.length === 0
      ? usual
      : usual.filter(
          ({ id, type, isRequired }) =>
            (isRequired || type === 'choice') &&
            !own.some((each) => each.type === type || each.id === id) &&
            own.length < 12,
        );
  const fields = unique([...items, ...(own.length === 0 ? usual : [...kept, ...own])]);
  const isMembers = wanted.has('members');
  const reader = shape.isOwners ? 'owner' : isMembers ? 'members' : 'anyone';
  const views = viewsOf(shape.views, fields);
  const shownViews: RecordView[] =
    wanted.has('chart') && feature !== 'form' && isListed(shape) ? [...views, chartOf(fields)] : views;
  const people = fields.find(({ id, type }) => id === 'people' && type === 'number');
  return {
    id: feature,
    name,
    plural,
    fields,
    views: shownViews,
    access: {
      read:
        shape.isPublic && feature !== 'news'
          ? isMembers
            ? 'members'
            : 'anyone'
          : feature === 'news'
            ? 'anyone'
            : shape.isPublic
              ? reader
              : isMembers && isListed(shape)
                ? 'members'
                : 'owner',
      create: shape.isOwners ? 'owner' : isMembers ? 'members' : 'anyone',
      update: shape.isPublic && !shape.isOwners ? (isMembers ? 'members' : 'anyone') : 'owner',
    },
    ...(shape.isPublic || isListed(shape) ? { publicFields: fields.map(({ id }) => id) } : {}),
    ...(COUNTED.includes(feature) && people !== undefined ? capacityOf(facts) : {}),
  };
}

const isListed = ({ views }: Shape): boolean => views.some((view) => view !== 'form' && view !== 'calendar');

/** A number of places that the customer stated, as in "120 places in all". */
function capacityOf(facts: readonly Fact[]): Pick<RecordSchema, 'capacity'> {
  const total = facts.flatMap((fact) =>
    fact.type === 'number' && fact.unit === 'places' ? [fact.value] : [],
  )[0];
  return total === undefined ? {} : { capacity: { counts: 'people', field: 'people', total } };
}

function usualField(
  key: string,
  type: RecordFieldType,
  isRequired: boolean,
  language: Language,
  statuses: readonly string[],
): RecordField {
  return {
    id: key,
    label: language.labels.fields[key] ?? key,
    type,
    isRequired,
    ...(type === 'choice'
      ? { options: statuses.map((label, index) => ({ value: `s${index + 1}`, label })) }
      : {}),
    ...(key === 'people' ? { min: 1 } : {}),
  };
}

function wishedField(
  label: string,
  options: readonly string[],
  index: number,
  language: Language,
): RecordField {
  const type = options.length > 1 ? 'choice' : typeOf(label, language);
  return {
    id: idOf(label, `field_${index + 1}`),
    label: label.charAt(0).toUpperCase() + label.slice(1),
    type,
    isRequired: index === 0 && type === 'text',
    ...(type === 'choice'
      ? { options: options.map((each, at) => ({ value: `o${at + 1}`, label: each })) }
      : {}),
    ...(options.length === 1 ? { help: options[0]! } : {}),
  };
}

function typeOf(label: string, { grammar, fieldTypes }: Language): RecordFieldType {
  return (
    (fieldTypes.find(fold(label))[0]?.key as RecordFieldType | undefined) ??
    (grammar.isSpaced ? 'text' : 'text')
  );
}

/** A name for the column of an export: Latin letters of the label, else its number. */
function idOf(label: string, fallback: string): string {
  const id = fold(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 36);
  return id.length < 2 ? fallback : id;
}

function unique(fields: readonly RecordField[]): RecordField[] {
  const seen = new Map<string, number>();
  return fields.map((field) => {
    const count = (seen.get(field.id) ?? 0) + 1;
    seen.set(field.id, count);
    return count === 1 ? field : { ...field, id: `${field.id.slice(0, 34)}_${count}` };
  });
}

function itemField(facts: readonly Fact[], language: Language): RecordField[] {
  const items = facts.flatMap((fact) => (fact.type === 'item' ? [fact] : []));
  if (items.length === 0) return [];
  return [
    {
      id: 'items',
      label: language.labels.fields['items'] ?? 'Items',
      type: 'items',
      isRequired: true,
      options: items.slice(0, 200).map(({ id, name }) => ({ value: id, label: name, fact: id })),
    },
  ];
}

function viewsOf(types: readonly RecordView['type'][], fields: readonly RecordField[]): RecordView[] {
  const title = fields.find(({ type }) => type === 'text')?.id ?? fields[0]!.id;
  const choice = fields.find(({ type }) => type === 'choice')?.id;
  const date = fields.find(({ type }) => type === 'date')?.id;
  return types.flatMap((type): RecordView[] => {
    switch (type) {
      case 'form':
        return [{ type }];
      case 'table':
        return [{ type, columns: fields.slice(0, 12).map(({ id }) => id) }];
      case 'board':
        return choice === undefined ? [{ type: 'list', title }] : [{ type, groupBy: choice, title }];
      case 'calendar':
        return date === undefined ? [] : [{ type, date, title }];
      default:
        return [
          {
            type: 'list',
            title,
            detail: fields
              .filter(({ id }) => id !== title)
              .slice(0, 6)
              .map(({ id }) => id),
          },
        ];
    }
  });
}

function chartOf(fields: readonly RecordField[]): RecordView {
  const group = fields.find(
    ({ type }) => type === 'choice' || type === 'date' || type === 'checkbox' || type === 'number',
  );
  return { type: 'chart', groupBy: group?.id ?? fields[0]!.id };
}
