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
  { uniqueField, sumField, fields }: CollectionSpec,
  data: EntryData,
): Pick<NewEntry, 'data' | 'uniqueValue' | 'amount'> {
  const unique = uniqueField === undefined ? undefined : data[uniqueField];
  const isEmail = fields.some(({ name, type }) => name === uniqueField && type === 'email');
  const sum = sumField === undefined ? undefined : data[sumField];
  return {
    data,
    uniqueValue: unique === undefined ? null : keyOf(unique, isEmail),
    // Never negative: otherwise an entry could free capacity.
    amount: typeof sum === 'number' ? Math.min(Math.max(Math.ceil(sum), 0), MAX_AMOUNT) : 1,
  };
}

/** Of a type with comparable values: the schema allows no list here. */
function keyOf(value: FieldValue, isEmail: boolean): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isEmail ? text.toLowerCase() : text;
}

export const capacitiesOf = (collection: CollectionSpec): Capacities => ({
  perValue: collection.uniqueField === undefined ? null : (collection.capacity ?? 1),
  countsAmounts: countsAmounts(collection),
  total: collection.totalCapacity ?? null,
});

/** A slot with a capacity has room for people, if the entries say how many come. */
function countsAmounts({ fields, uniqueField, capacity, sumField }: CollectionSpec): boolean {
  const isSlot = fields.some(({ name, type }) => name === uniqueField && type === 'slot');
  return isSlot && capacity !== undefined && sumField !== undefined;
}
