import type { JsonSchema } from './json-schema.js';

type Step = (schema: JsonSchema) => JsonSchema;

/**
 * Rewrites a schema from its leaves up. Only places that hold schemas are entered, so that a property called
 * `example` or the content of an `enum` is never taken for a keyword. The input stays as it is.
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

/** The same keys in the same order, with other values. */
export function mapValues<T, R>(
  record: Record<string, T>,
  change: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
