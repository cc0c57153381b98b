import type { CollectionSpec, RecordFieldType } from '@capstan/site-document';

/** Contact data is never shown to others, even if the schema allows it. */
const PERSONAL: RecordFieldType[] = ['email', 'phone'];
/** Types whose values do not identify the sender. */
const IMPERSONAL: RecordFieldType[] = ['slot', 'date', 'time', 'choice', 'number', 'checkbox'];

/** Names of the fields that visitors may read and, if they may write, change. */
export function visibleFields({ access, fields, publicFields }: CollectionSpec): string[] {
  if (access === 'submit') return [];
  if (access === 'private') return fields.map(({ name }) => name);
  const shown = publicFields ?? (access === 'edit' ? fields.map(({ name }) => name) : []);
  return fields
    .filter(({ name, type }) => shown.includes(name) && !PERSONAL.includes(type))
    .map(({ name }) => name);
}

/** Whether the taken values of the unique field are public. */
export function canExposeUniqueValues(collection: CollectionSpec): boolean {
  const field = collection.fields.find(({ name }) => name === collection.uniqueField);
  if (!field) return false;
  return IMPERSONAL.includes(field.type) || visibleFields(collection).includes(field.name);
}
