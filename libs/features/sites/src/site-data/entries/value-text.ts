import type { FieldSpec } from '@capstan/site-document';
import type { FieldValue } from './read-value.js';

/** A value for the owner to read, with the labels of its options. */
export function textOf(value: FieldValue | undefined, field: FieldSpec | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (!Array.isArray(value)) return labelOf(String(value), field);
  return value
    .map((one) =>
      typeof one === 'string' ? labelOf(one, field) : `${one.quantity} × ${labelOf(one.value, field)}`,
    )
    .join(', ');
}

const labelOf = (value: string, field: FieldSpec | undefined): string =>
  field?.options?.find((option) => option.value === value)?.label ?? value;
