import type { RecordField, RecordSchema } from '@capstan/site-document';
import type { OwnerStatements } from './owner-statements.js';

/** Longer labels contain more than the name of a field. */
const MAX_LABEL = 60;

/** Fields whose values are about a person. */
const PRIVATE: ReadonlySet<RecordField['type']> = new Set(['email', 'phone']);

/**
 * A record without parts that the owner did not state. Labels may request anything in a few words, but must not contain
 * numbers; choices are an offer, which only the owner can make. What it was before
 * decides who may read its entries. @returns null if nothing is left to fill in.
 */
export function supportedRecord(
  record: RecordSchema,
  said: OwnerStatements,
  isKnown: (text: string) => boolean,
  before?: RecordSchema,
): RecordSchema | null {
  const { confirmation, ...rest } = record;
  const isLabel = (label: string): boolean =>
    isKnown(label) ||
    (label.length <= MAX_LABEL && (said.hasWords(label) || !/[\p{N}"“”„«»!%@/]/u.test(label)));
  if (![record.name, record.plural].every(isLabel)) return null;
  const isText = (text: string): boolean => isKnown(text) || said.supports(text);
  const fields = record.fields.filter(({ label }) => isLabel(label)).map((field) => offered(field, isText));
  if (fields.length !== record.fields.length || fields.some(({ options }) => options?.length === 0))
    return null;
  return {
    ...rest,
    ...readable(rest, fields, before),
    fields,
    ...(confirmation !== undefined && isText(confirmation) && { confirmation }),
  };
}

/** A model must not extend who can read entries, and addresses of visitors are never public. */
function readable(
  { access, publicFields }: RecordSchema,
  fields: readonly RecordField[],
  before: RecordSchema | undefined,
): Pick<RecordSchema, 'access'> & { publicFields?: string[] } {
  const hidden = new Set(fields.filter(({ type }) => PRIVATE.has(type)).map(({ id }) => id));
  const shown = publicFields?.filter(
    (id) => before?.publicFields?.includes(id) ?? (before === undefined && !hidden.has(id)),
  );
  return { access: before?.access ?? access, ...(shown && { publicFields: shown }) };
}

function offered(
  { help, unit, options, ...field }: RecordField,
  isText: (text: string) => boolean,
): RecordField {
  return {
    ...field,
    ...(help !== undefined && isText(help) && { help }),
    ...(unit !== undefined && isText(unit) && { unit }),
    ...(options && {
      options: options.filter(({ label, fact }) => fact !== undefined || isText(label)),
    }),
  };
}
