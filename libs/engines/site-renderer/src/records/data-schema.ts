import type {
  BookableSlots,
  CollectionAccess,
  CollectionSpec,
  DataSchema,
  Fact,
  FactOf,
  FieldSpec,
  RecordField,
  RecordSchema,
  SiteDocument,
  SlotsOfOptions,
} from '@capstan/site-document';
import { fileOf } from '../context/page-context.js';

/** Content of `.capstan/data.json`, or null for a site without records and pages for members. */
export function dataSchemaFile(document: SiteDocument): string | null {
  const membersPages = document.pages.flatMap(({ isMembersOnly, path }) =>
    isMembersOnly === true ? [fileOf(path)] : [],
  );
  if (document.records.length === 0 && membersPages.length === 0) return null;
  const collections = document.records.map((record) => collectionOf(record, document));
  const schema: DataSchema = {
    version: 1,
    language: document.language,
    ...(membersPages.length === 0 ? {} : { membersPages }),
    collections,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function collectionOf(record: RecordSchema, document: SiteDocument): CollectionSpec {
  const { id, plural, fields, access, publicFields, capacity, slots, unique, confirmation } = record;
  const isForAnyone = Object.values(access).every((audience) => audience === 'anyone');
  const slot = fields.find(({ type }) => type === 'slot')?.id;
  const isOfOptions = slots !== undefined && 'timesOf' in slots;
  // Without a number of places any number of people can come at a time.
  const isFull = !isOfOptions || capacity !== undefined;
  const uniqueField = slot !== undefined && slots ? (isFull ? slot : undefined) : unique;
  return {
    name: id,
    title: plural,
    access: accessOf(access),
    ...(isForAnyone ? {} : { audience: access }),
    fields: fields.map((field) => fieldOf(field, document)),
    ...(access.read !== 'owner' ? { publicFields: publicFields ?? fieldsOfViews(record) } : {}),
    ...(uniqueField === undefined ? {} : { uniqueField }),
    ...(isOfOptions && isFull ? { uniqueWith: slots.timesOf } : {}),
    ...(slot !== undefined && capacity?.perSlot !== undefined ? { capacity: capacity.perSlot } : {}),
    ...(capacity?.total === undefined ? {} : { totalCapacity: capacity.total }),
    ...(capacity?.counts === 'people' && capacity.field !== undefined ? { sumField: capacity.field } : {}),
    ...(slots ? { slots: slotsOf(slots, record, document) } : {}),
    ...(record.referrals === true ? { hasReferrals: true } : {}),
    ...(confirmation === undefined ? {} : { confirmation }),
  };
}

/** The fields that some view shows: no others leave the service. */
const fieldsOfViews = ({ views, fields }: RecordSchema): string[] => {
  const named = new Set(views.flatMap((view) => Object.values(view).flat()));
  return fields.map(({ id }) => id).filter((id) => named.has(id));
};

function accessOf({ read, update }: RecordSchema['access']): CollectionAccess {
  if (read === 'owner') return 'submit';
  return update === 'owner' ? 'list' : 'edit';
}

function fieldOf(
  { id, label, type, isRequired, requiredWhen, options, min, max }: RecordField,
  document: SiteDocument,
): FieldSpec {
  return {
    name: id,
    label,
    type,
    isRequired,
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(options
      ? {
          options: options.map(({ value, label: text, fact, points }) => ({
            value,
            label: text,
            ...(points === undefined ? {} : { points }),
            ...priceOf(fact, document),
            ...placesOf(fact, document),
          })),
        }
      : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function priceOf(id: string | undefined, { facts }: SiteDocument): { price?: number } {
  const item = facts.find((fact): fact is FactOf<'item'> => fact.id === id && fact.type === 'item');
  return typeof item?.price === 'object' ? { price: item.price.amount } : {};
}

/** Places of the item that an option represents. */
function placesOf(id: string | undefined, { facts }: SiteDocument): { capacity?: number } {
  const item = facts.find((fact) => fact.id === id);
  return item?.type === 'item' && item.places !== undefined ? { capacity: item.places } : {};
}

function slotsOf(
  slots: NonNullable<RecordSchema['slots']>,
  { fields }: RecordSchema,
  { facts, timeZone }: SiteDocument,
): BookableSlots {
  const { daysAhead, leadTimeMinutes } = slots;
  const period = { daysAhead, leadMinutes: leadTimeMinutes, timeZone };
  if ('timesOf' in slots)
    return { timesOf: slots.timesOf, times: optionTimes(slots.timesOf, fields, facts), ...period };
  const hours = facts.flatMap((fact) =>
    fact.type === 'hours' &&
    slots.hours.includes(fact.id) &&
    fact.opens !== undefined &&
    fact.closes !== undefined
      ? [{ days: fact.days, opens: fact.opens, closes: fact.closes }]
      : [],
  );
  return { hours, stepMinutes: slots.durationMinutes, ...period };
}

/** The weekly times of the items that the options of a choice represent. */
export function optionTimes(
  choice: string,
  fields: readonly RecordField[],
  facts: readonly Fact[],
): SlotsOfOptions['times'] {
  const options = fields.find(({ id }) => id === choice)?.options ?? [];
  return options.flatMap(({ value, fact: id }) => {
    const item = facts.find((fact) => fact.id === id);
    const times = item?.type === 'item' ? (item.times ?? []) : [];
    return times.map(({ days, starts }) => ({ option: value, days, starts }));
  });
}
