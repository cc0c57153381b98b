import type { Page, RecordSchema } from '@capstan/site-document';
import type { PageContext } from '../context/page-context.js';
import { optionTimes } from './data-schema.js';

const WITH_SCRIPT = new Set(['form', 'booking', 'order', 'entries']);

/** Whether a page has a form or entries; all others come without a script. */
export const needsScript = ({ sections }: Page): boolean =>
  sections.some(({ component }) => WITH_SCRIPT.has(component));

/** What the script of the site gets to know: the records of the page, in the shape of `browser/model.ts`. */
export function recordsScript(context: PageContext): object {
  const { document, words } = context;
  return {
    locale: document.locale,
    timeZone: document.timeZone,
    currency: document.currency,
    words: {
      forms: words.forms,
      entries: words.entries,
      refusals: words.refusals,
      members: { title: words.members.title },
    },
    records: Object.fromEntries(document.records.map((record) => [record.id, recordData(record, context)])),
  };
}

function recordData(record: RecordSchema, context: PageContext): object {
  const { slots, fields, access, confirmation } = record;
  return {
    url: context.dataUrl(record.id),
    sent: confirmation ?? context.words.forms.sent,
    canChange: access.read !== 'owner' && access.update !== 'owner',
    hasReferrals: record.referrals,
    fields: fields.map(({ id, label, type, options, unit, requiredWhen }) => ({
      id,
      label,
      type,
      unit,
      requiredWhen,
      options: options?.map(({ value, label: text, fact }) => ({
        value,
        label: text,
        price: priceOf(fact, context),
      })),
    })),
    slots: slots && slotsData(slots, record, context),
  };
}

function slotsData(
  slots: NonNullable<RecordSchema['slots']>,
  { fields }: RecordSchema,
  context: PageContext,
): object {
  const { leadTimeMinutes, daysAhead } = slots;
  const period = { leadTimeMinutes, daysAhead };
  if ('timesOf' in slots)
    return {
      ...period,
      timesOf: slots.timesOf,
      times: optionTimes(slots.timesOf, fields, context.document.facts),
    };
  const hours = context
    .factsOf(slots.hours)
    .flatMap((fact) =>
      fact.type === 'hours' && fact.opens !== undefined && fact.closes !== undefined
        ? [{ days: fact.days, opens: fact.opens, closes: fact.closes }]
        : [],
    );
  return { ...period, durationMinutes: slots.durationMinutes, hours };
}

function priceOf(id: string | undefined, context: PageContext): number | undefined {
  const item = context.fact(id);
  return item?.type === 'item' && typeof item.price === 'object' ? item.price.amount : undefined;
}
