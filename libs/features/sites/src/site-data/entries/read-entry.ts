import type { CollectionSpec, FieldSpec } from '@capstan/site-document';
import { type FieldFault, Refusal } from '../refusal.js';
import { type FieldValue, readValue } from './read-value.js';

/** Values by field name. */
export type EntryData = Record<string, FieldValue>;

/** The sent data: a form's fields or a JSON object. */
export type GivenFields = Readonly<Record<string, unknown>>;

/** Names that are not fields: the page to return to, the session of a member and the honeypot. */
const OF_FORMS = ['_page', '_member', '_website'];

const MAX_ENTRY_BYTES = 16 * 1024;

/** Parses a complete entry. @throws Refusal with all invalid fields. */
export function readEntry(collection: CollectionSpec, given: GivenFields, nowMs: number): EntryData {
  refuseUnknown(collection, given, collection.hasReferrals ? [...OF_FORMS, 'ref'] : OF_FORMS);
  const data: EntryData = {};
  const faults: FieldFault[] = [];
  for (const field of collection.fields.filter((each) => isAsked(each, given))) {
    const read = tryReadValue(own(given, field.name), { field, collection, nowMs, given });
    const isEmpty = read.value === undefined || read.value === false;
    if (read.fault) faults.push(read.fault);
    else if (isEmpty && isRequired(field)) faults.push({ code: 'required', field: field.name });
    if (read.value !== undefined) data[field.name] = read.value;
    else if (field.type === 'checkbox') data[field.name] = false;
  }
  if (faults.length > 0) throw Refusal.ofFields(faults);
  return withinSize(data);
}

/** Returns whether the answers require a field: an address is required only for deliveries. */
const isAsked = ({ requiredWhen }: FieldSpec, given: GivenFields): boolean =>
  requiredWhen === undefined || requiredWhen.is.includes(String(own(given, requiredWhen.field)));

/** Whether a field that applies must have a value. */
const isRequired = (field: FieldSpec): boolean => field.isRequired || field.requiredWhen !== undefined;

function tryReadValue(
  given: unknown,
  reading: Parameters<typeof readValue>[1],
): { value?: FieldValue | undefined; fault?: FieldFault } {
  try {
    return { value: readValue(given, reading) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { fault: { code: error.code, field: reading.field.name } };
  }
}

/**
 * Parses a change of some fields of an entry; an empty value clears a field.
 * @param changeable names of the fields that may be changed.
 */
export function readChange(
  collection: CollectionSpec,
  given: GivenFields,
  options: { before: EntryData; changeable: readonly string[]; nowMs: number },
): EntryData {
  refuseUnknown(collection, given, OF_FORMS);
  const data: EntryData = { ...options.before };
  const all = { ...options.before, ...given };
  const isOther = (name: string): boolean => own(all, name) !== own(options.before, name);
  for (const field of collection.fields) {
    const isGiven = Object.hasOwn(given, field.name);
    if (isGiven && !options.changeable.includes(field.name))
      throw new Refusal('unknown', field.name, { status: 422 });
    // A booking keeps its slot, even if it is past by now, unless it is one of another option.
    if (!isOther(field.name) && !(field.type === 'slot' && isOther(optionField(collection)))) continue;
    const value = readValue(own(all, field.name), { field, collection, nowMs: options.nowMs, given: all });
    if (value === undefined) delete data[field.name];
    else data[field.name] = value;
  }
  for (const field of collection.fields) {
    const value = own(data, field.name);
    const isChanged = Object.hasOwn(given, field.name) || field.requiredWhen !== undefined;
    if (isChanged && isAsked(field, data) && isRequired(field) && (value === undefined || value === false))
      throw new Refusal('required', field.name);
  }
  return withinSize(data);
}

/** The field whose options have the slots; empty if there is none. */
const optionField = ({ slots }: CollectionSpec): string => (slots && 'timesOf' in slots ? slots.timesOf : '');

/** Bytes that an entry counts for. */
export const sizeOf = (data: EntryData): number => Buffer.byteLength(JSON.stringify(data));

function refuseUnknown({ fields }: CollectionSpec, given: GivenFields, more: readonly string[]): void {
  const known = new Set([...fields.map(({ name }) => name), ...more]);
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal('unknown', unknown.slice(0, 40), { status: 422 });
}

function withinSize(data: EntryData): EntryData {
  if (sizeOf(data) > MAX_ENTRY_BYTES) throw new Refusal('too_long');
  return data;
}

const own = (fields: GivenFields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
