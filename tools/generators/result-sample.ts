/** Where @nestjs/swagger keeps what `@ResultField` says about the fields of a class. */
const FIELD_NAMES = 'swagger/apiModelPropertiesArray';
const FIELD = 'swagger/apiModelProperties';

type ResultClass = abstract new () => object;

interface FieldSchema {
  type?: unknown;
  isArray?: boolean;
  required?: boolean;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  format?: string;
}

const SCALARS: Record<string, unknown> = { string: 'text', integer: 1, number: 1, boolean: true, object: {} };
const FORMATS: Record<string, unknown> = {
  uri: 'https://example.org/',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
};

/** A result with every field, made of what the class says about them: examples first, then plain values. */
export function sampleOf(type: ResultClass): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(type).map(([name, schema]) => [name, valueOf(schema)]));
}

/** Names of the fields that every result has. */
export const requiredFieldsOf = (type: ResultClass): string[] =>
  fieldsOf(type)
    .filter(([, schema]) => schema.required !== false)
    .map(([name]) => name);

function fieldsOf(type: ResultClass): [string, FieldSchema][] {
  const prototype = type.prototype as object;
  const names = (Reflect.getMetadata(FIELD_NAMES, prototype) ?? []) as string[];
  return names.map((entry) => {
    const name = entry.replace(/^:/, '');
    return [name, (Reflect.getMetadata(FIELD, prototype, name) ?? {}) as FieldSchema];
  });
}

function valueOf(schema: FieldSchema): unknown {
  if (schema.example !== undefined) return schema.example;
  const one = schema.enum?.[0] ?? FORMATS[schema.format ?? ''] ?? typeValue(schema.type);
  return schema.isArray ? [one] : one;
}

/** Scalars are named; classes come as functions that give the class, so that files may name each other. */
function typeValue(type: unknown): unknown {
  if (typeof type === 'string') return SCALARS[type] ?? null;
  return typeof type === 'function' ? sampleOf((type as () => ResultClass)()) : null;
}
