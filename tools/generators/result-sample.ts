import { type ResultClass, type ResultFieldInfo, resultFieldsOf } from './result-fields.js';

const SCALARS: Record<string, unknown> = { string: 'text', integer: 1, number: 1, boolean: true, object: {} };
const FORMATS: Record<string, unknown> = {
  uri: 'https://example.org/',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
};

/** A result with every field, from the definitions of the class: examples first, then plain values. */
export function sampleOf(type: ResultClass, outer: readonly ResultClass[] = []): Record<string, unknown> {
  const here = [...outer, type];
  return Object.fromEntries(resultFieldsOf(type).map((field) => [field.name, valueOf(field, here)]));
}

function valueOf(field: ResultFieldInfo, outer: readonly ResultClass[]): unknown {
  const { type, isList } = field;
  if (field.example !== undefined) return field.example;
  // Stops at a class nested in itself, which would never end.
  if (typeof type !== 'string' && outer.includes(type)) return isList ? [] : null;
  const one =
    typeof type === 'string'
      ? (field.choices?.[0] ?? FORMATS[field.format ?? ''] ?? SCALARS[type] ?? null)
      : sampleOf(type, outer);
  return isList ? [one] : one;
}
