import type { Fact, RecordField, RecordFieldType } from '@capstan/site-document';
import type { RequestedField } from '../reading/fields/requested-field.js';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';

export function usualField(
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
      ? {
          options: statuses.map((label, index) => ({
            value: `s${index + 1}`,
            label,
          })),
        }
      : {}),
    ...(key === 'people' ? { min: 1 } : {}),
  };
}

export function requestedField(requested: RequestedField, index: number, language: Language): RecordField {
  const { options } = requested;
  const label = nominative(requested.label, language);
  const type = options.length > 1 ? choiceOf(options, language) : (requested.type ?? typeOf(label, language));
  return {
    id: idOf(label, `field_${index + 1}`),
    label: label.charAt(0).toUpperCase() + label.slice(1),
    type,
    isRequired: index === 0 && type === 'text',
    ...(options.length > 1
      ? {
          options: options.map((each, at) => ({
            value: `o${at + 1}`,
            label: each,
          })),
        }
      : {}),
    ...(options.length === 1 ? { help: options[0]! } : {}),
  };
}

/** "mit gewünschter Größe": the field is "Gewünschte Größe", but "gewünschter Termin" is as it is. */
function nominative(label: string, { grammar }: Language): string {
  const [adjective = '', noun = '', ...more] = label.split(' ');
  const isDative =
    more.length === 0 &&
    adjective.endsWith('er') &&
    adjective === adjective.toLowerCase() &&
    grammar.forms.feminine.some((ending) => fold(noun).endsWith(fold(ending)));
  return isDative ? `${adjective.slice(0, -1)} ${noun}` : label;
}

/** Of days, visitors need more than one. */
const choiceOf = (options: readonly string[], { days }: Language): RecordFieldType =>
  options.every((option) => days.isIn(fold(option))) ? 'choices' : 'choice';

const typeOf = (label: string, { fieldTypes }: Language): RecordFieldType =>
  fieldTypes.find(fold(label))[0]?.key ?? 'text';

/** A name for the column of an export: Latin letters of the label, else its number. */
function idOf(label: string, fallback: string): string {
  // bounded: labels have at most 60 characters
  const id = fold(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 36);
  return id.length < 2 ? fallback : id;
}

export function unique(fields: readonly RecordField[]): RecordField[] {
  const seen = new Map<string, number>();
  return fields.map((field) => {
    const count = (seen.get(field.id) ?? 0) + 1;
    seen.set(field.id, count);
    return count === 1 ? field : { ...field, id: `${field.id.slice(0, 34)}_${count}` };
  });
}

export function itemField(facts: readonly Fact[], language: Language): RecordField[] {
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
