import { randomInt } from 'node:crypto';
import type { CollectionSpec } from '@capstan/site-document';
import type { EntryData } from './read-entry.js';
import type { FieldValue } from './read-value.js';
import type { Capacities, NewEntry } from './site-entry.js';

const MAX_AMOUNT = 2 ** 31 - 1;
/** Without letters and digits that look alike. */
const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

export const REFERRAL_CODE = /^[a-z2-9]{10}$/;

export const createReferralCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The values that count towards the capacities of a collection. */
export function keysOf(
  { uniqueField, uniqueWith, sumField, fields }: CollectionSpec,
  data: EntryData,
): Pick<NewEntry, 'data' | 'uniqueValue' | 'amount'> {
  const unique = uniqueField === undefined ? undefined : data[uniqueField];
  const isEmail = fields.some(({ name, type }) => name === uniqueField && type === 'email');
  const sum = sumField === undefined ? undefined : data[sumField];
  return {
    data,
    uniqueValue: unique === undefined ? null : withOption(keyOf(unique, isEmail), uniqueWith, data),
    // Never negative: otherwise an entry could free capacity.
    amount: typeof sum === 'number' ? Math.min(Math.max(Math.ceil(sum), 0), MAX_AMOUNT) : 1,
  };
}

/** Comparable text of a value: the schema allows no list here. */
function keyOf(value: FieldValue, isEmail: boolean): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isEmail ? text.toLowerCase() : text;
}

/** The slot first, so that values are in the order of time. */
const withOption = (key: string, field: string | undefined, data: EntryData): string =>
  field === undefined ? key : `${key} ${keyOf(data[field] ?? '', false)}`;

export const capacitiesOf = (collection: CollectionSpec): Capacities => ({
  perValue: perValueOf(collection),
  ...byOptionOf(collection),
  countsAmounts: countsAmounts(collection),
  total: collection.totalCapacity ?? null,
});

/** Without a number a value is unique; a time of an option has room for any number. */
const perValueOf = ({ uniqueField, uniqueWith, capacity }: CollectionSpec): number | null =>
  uniqueField === undefined ? null : (capacity ?? (uniqueWith === undefined ? 1 : null));

function byOptionOf({ uniqueField, uniqueWith, fields }: CollectionSpec): Pick<Capacities, 'byOption'> {
  if (uniqueField === undefined || uniqueWith === undefined) return {};
  const options = fields.find(({ name }) => name === uniqueWith)?.options ?? [];
  return {
    byOption: new Map(
      options.flatMap(({ value, capacity }): [string, number][] =>
        capacity === undefined ? [] : [[value, capacity]],
      ),
    ),
  };
}

/** A slot with a capacity has room for people, if the entries say how many come. */
function countsAmounts({ fields, uniqueField, uniqueWith, capacity, sumField }: CollectionSpec): boolean {
  const isSlot = fields.some(({ name, type }) => name === uniqueField && type === 'slot');
  return isSlot && (capacity !== undefined || uniqueWith !== undefined) && sumField !== undefined;
}
