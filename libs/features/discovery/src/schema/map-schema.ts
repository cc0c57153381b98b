import type { JsonSchema } from './json-schema.js';

type Step = (schema: JsonSchema) => JsonSchema;

/**
 * Transforms a schema from its leaves up. Enters only positions that hold schemas, so that a property named
 * `example` or the content of an `enum` is not mistaken for a keyword. Does not change the input.
 */
export function mapSchema(schema: JsonSchema, step: Step): JsonSchema {
  const copy: JsonSchema = { ...schema };
  const inner = (child: JsonSchema): JsonSchema => mapSchema(child, step);
  if (copy.properties) copy.properties = mapValues(copy.properties, inner);
  if (copy.items) copy.items = inner(copy.items);
  if (typeof copy.additionalProperties === 'object') {
    copy.additionalProperties = inner(copy.additionalProperties);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (copy[keyword]) copy[keyword] = copy[keyword].map(inner);
  }
  return step(copy);
}

/** Maps the values of an object and keeps the order of its keys. */
export function mapValues<T, R>(
  record: Record<string, T>,
  change: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
