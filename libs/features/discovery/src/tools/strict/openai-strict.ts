import { type JsonSchema, typesOf } from '../../schema/json-schema.js';
import { mapSchema, mapValues } from '../../schema/map-schema.js';
import { keepKeywords } from '../../schema/schema-in-words.js';
import { isStrictable } from './is-strictable.js';

/** Keywords supported by Structured Outputs (APIs of November 2026). */
const ALLOWED = new Set([
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
]);

const FORMATS = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
]);

/**
 * Converts the parameters to OpenAI's strict subset: closed objects, every field required, optional ones
 * nullable. Null if they cannot be expressed.
 */
export function openaiStrict(schema: JsonSchema): JsonSchema | null {
  return isStrictable(schema) ? mapSchema(schema, closed) : null;
}

function closed({ oneOf, ...rest }: JsonSchema): JsonSchema {
  const schema = keepKeywords(
    oneOf ? { ...rest, anyOf: oneOf } : rest,
    (keyword, value) => ALLOWED.has(keyword) || (keyword === 'format' && FORMATS.has(value as string)),
  );
  if (!schema.properties) return schema;
  const required = new Set(schema.required);
  return {
    ...schema,
    properties: mapValues(schema.properties, (field, name) => (required.has(name) ? field : orNull(field))),
    required: Object.keys(schema.properties),
    additionalProperties: false,
  };
}

/** A model that must name every field sends null for an absent one. */
function orNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) {
    const hasNull = schema.anyOf.some((variant) => typesOf(variant).includes('null'));
    return hasNull ? schema : { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  }
  const types = typesOf(schema);
  if (types.length === 0) {
    const { description, ...value } = schema;
    return { ...(description ? { description } : {}), anyOf: [value, { type: 'null' }] };
  }
  return {
    ...schema,
    type: types.includes('null') ? types : [...types, 'null'],
    ...(schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {}),
  };
}
