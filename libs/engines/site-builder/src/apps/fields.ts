import type { Item } from '../model/brief.js';
import type { FieldSpec, FieldType } from '../model/data-schema.js';
import type { PlanWords } from './words/words.js';

/** A field that has to be filled in. */
export function needed(name: string, label: string, type: FieldType): FieldSpec {
  return { name, label, type, isRequired: true };
}

/** A field that may stay empty. */
export function optional(name: string, label: string, type: FieldType): FieldSpec {
  return { name, label, type, isRequired: false };
}

/** Name and e-mail address. */
export function person(fields: PlanWords['fields']): FieldSpec[] {
  return [needed('name', fields.name, 'text'), needed('email', fields.email, 'email')];
}

/** What may be chosen among items: each name once, stored as it stands in the prompt. */
export function optionsOf(items: Item[]): { value: string; label: string }[] {
  return [...new Set(items.map((item) => item.name))].map((name) => ({
    value: name,
    label: name.charAt(0).toLocaleUpperCase() + name.slice(1),
  }));
}
