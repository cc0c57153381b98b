import type { CollectionSpec, FieldSpec, RecordFieldType } from '@capstan/site-document';
import { isEmail } from 'class-validator';
import { Refusal } from '../refusal.js';
import { type CartLine, readCart } from './cart.js';
import { isOffered, isSlot } from './slots.js';

/** A value as it is stored. */
export type FieldValue = string | number | boolean | string[] | CartLine[];

interface Reading {
  field: FieldSpec;
  collection: CollectionSpec;
  nowMs: number;
  /** All values of the entry, as they were sent. */
  given: Readonly<Record<string, unknown>>;
}

const MAX_TEXT = 200;
const MAX_LONG_TEXT = 5000;
const MAX_EMAIL = 254;
const MAX_URL = 2000;
const MAX_NUMBER = 1e12;

const PHONE = /^\+?[\d\s()./-]{4,30}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NUMBER = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;
/** Control characters, which neither a database nor a spreadsheet should contain. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Parses one value of a form or of a JSON body.
 * @returns undefined if it is empty.
 * @throws Refusal with the field.
 */
export function readValue(given: unknown, reading: Reading): FieldValue | undefined {
  if (given === undefined || given === null || given === '') return undefined;
  if (Array.isArray(given) && given.length === 0) return undefined;
  const value = READERS[reading.field.type](given, reading);
  return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

const READERS: Record<RecordFieldType, (given: unknown, reading: Reading) => FieldValue> = {
  text: (given, { field }) => readText(given, field, MAX_TEXT).replaceAll(/\s*\n\s*/g, ' '),
  long_text: (given, { field }) => readText(given, field, MAX_LONG_TEXT),
  email: (given, { field }) => checked(readText(given, field, MAX_EMAIL), field, (text) => isEmail(text)),
  phone: (given, { field }) => checked(readText(given, field, 40), field, isPhone),
  url: (given, { field }) => checked(readText(given, field, MAX_URL), field, isWebAddress),
  number: (given, { field }) => readNumber(given, field),
  date: (given, { field }) => checked(readText(given, field, 10), field, (text) => isSlot(`${text}T00:00`)),
  time: (given, { field }) => checked(readText(given, field, 5), field, (text) => TIME.test(text)),
  slot: (given, reading) => readSlot(given, reading),
  choice: (given, { field }) => readChoice(given, field),
  choices: (given, { field }) => [...new Set([given].flat().map((one: unknown) => readChoice(one, field)))],
  checkbox: (given, { field }) => readCheckbox(given, field),
  items: (given, { field }) => readCart(field, given),
};

function readText(given: unknown, field: FieldSpec, longest: number): string {
  if (typeof given !== 'string' || CONTROLS.test(given) || !given.isWellFormed())
    throw new Refusal('invalid', field.name);
  const text = given.replaceAll(/\r\n?/g, '\n').trim();
  const max = field.type === 'text' || field.type === 'long_text' ? (field.max ?? longest) : longest;
  if (text.length > max) throw new Refusal('too_long', field.name);
  return text;
}

function checked(text: string, field: FieldSpec, isValid: (text: string) => boolean): string {
  if (text !== '' && !isValid(text)) throw new Refusal('invalid', field.name);
  return text;
}

const isPhone = (text: string): boolean => PHONE.test(text) && text.replaceAll(/\D/g, '').length >= 4;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function readNumber(given: unknown, field: FieldSpec): number {
  const number = typeof given === 'string' && NUMBER.test(given.trim()) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Refusal('invalid', field.name);
  if (number < (field.min ?? -MAX_NUMBER) || number > (field.max ?? MAX_NUMBER))
    throw new Refusal('invalid', field.name);
  return number;
}

function readSlot(given: unknown, { field, collection: { slots }, nowMs, given: all }: Reading): string {
  const slot = checked(readText(given, field, 16), field, isSlot);
  const option =
    slots && 'timesOf' in slots && Object.hasOwn(all, slots.timesOf) ? all[slots.timesOf] : undefined;
  if (slot !== '' && slots && !isOffered(slot, slots, nowMs, typeof option === 'string' ? option : '')) {
    throw new Refusal('not_offered', field.name);
  }
  return slot;
}

function readChoice(given: unknown, field: FieldSpec): string {
  if (typeof given !== 'string') throw new Refusal('invalid', field.name);
  if (!field.options?.some(({ value }) => value === given)) throw new Refusal('not_offered', field.name);
  return given;
}

function readCheckbox(given: unknown, field: FieldSpec): boolean {
  if (typeof given === 'boolean') return given;
  if (given === 'on' || given === 'true' || given === '1') return true;
  if (given === 'off' || given === 'false' || given === '0') return false;
  throw new Refusal('invalid', field.name);
}
