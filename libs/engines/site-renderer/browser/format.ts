import { type Entry, type FieldData, type FieldValue, type RecordData, site } from './model.js';

const UTC = { timeZone: 'UTC' } as const;

/** The value of a field as visitors read it; empty if there is none. */
export function valueText(field: FieldData | undefined, value: FieldValue | undefined): string {
  if (field === undefined || value === undefined || value === '') return '';
  const unit = field.unit === undefined ? '' : ` ${field.unit}`;
  switch (field.type) {
    case 'checkbox':
      return value === true ? '✓' : '';
    case 'number':
      return new Intl.NumberFormat(site.locale).format(Number(value)) + unit;
    case 'date':
      return dateText(textValue(value), { day: 'numeric', month: 'short', year: 'numeric' });
    case 'slot':
      return dateText(textValue(value), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      });
    case 'choice':
    case 'choices':
    case 'items':
      return listText(field, value);
    default:
      return textValue(value) + unit;
  }
}

const listText = (field: FieldData, value: FieldValue): string =>
  [value]
    .flat()
    .map((each) =>
      typeof each === 'object'
        ? `${each.quantity} × ${optionText(field, each.value)}`
        : optionText(field, String(each)),
    )
    .join(', ');

const textValue = (value: FieldValue): string => (typeof value === 'object' ? '' : String(value));

const optionText = (field: FieldData, value: string): string =>
  field.options?.find((option) => option.value === value)?.label ?? value;

/** A local date or time of the document's time zone: it is shown as it is, wherever the visitor may be. */
export const dateText = (local: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(site.locale, { ...UTC, ...options }).format(
    new Date(`${local}${local.includes('T') ? '' : 'T00:00'}Z`),
  );

export const moneyText = (amount: number): string =>
  site.currency === null
    ? new Intl.NumberFormat(site.locale).format(amount)
    : new Intl.NumberFormat(site.locale, {
        style: 'currency',
        currency: site.currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount);

/** The current local time where the site is, `YYYY-MM-DDTHH:MM`. */
export const localNow = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date())
    .replace(' ', 'T');

export const fieldOf = (record: RecordData, id: string | undefined): FieldData | undefined =>
  record.fields.find((field) => field.id === id);

export const textOf = (record: RecordData, entry: Entry, id: string | undefined): string =>
  valueText(fieldOf(record, id), id === undefined ? undefined : entry[id]);

/** Replaces `{name}` in a label. */
export const filled = (text: string | undefined, values: Readonly<Record<string, number>>): string =>
  (text ?? '').replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
