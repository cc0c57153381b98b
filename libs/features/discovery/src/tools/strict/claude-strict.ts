import { type JsonSchema, typesOf } from '../../schema/json-schema.js';
import { mapSchema } from '../../schema/map-schema.js';
import { keepKeywords } from '../../schema/schema-in-words.js';
import { isStrictable } from './is-strictable.js';

/** Keywords that the grammar of strict tools supports, for any schema and by type. */
const ALWAYS = new Set(['type', 'title', 'description', 'enum', 'const', 'anyOf']);
const OF_TYPE: Record<string, ReadonlySet<string>> = {
  object: new Set(['properties', 'required', 'additionalProperties']),
  array: new Set(['items']),
};

const FORMATS = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
]);

/**
 * Converts the parameters to Claude's strict subset: closed objects, no bounds. Null if they cannot be
 * expressed.
 */
export function claudeStrict(schema: JsonSchema): JsonSchema | null {
  return isStrictable(schema) ? mapSchema(schema, closed) : null;
}

function closed({ oneOf, ...rest }: JsonSchema): JsonSchema {
  const types = typesOf(rest);
  if (types.length > 1) return split(rest, types);
  const schema = keepKeywords(oneOf ? { ...rest, anyOf: oneOf } : rest, (keyword, value) =>
    isAllowed(keyword, value, types[0] ?? ''),
  );
  // The values imply the type; the grammar accepts only one of the two.
  if (schema.enum !== undefined || schema.const !== undefined) delete schema.type;
  return schema.type === 'object' ? { ...schema, additionalProperties: false } : schema;
}

function isAllowed(keyword: string, value: unknown, type: string): boolean {
  if (ALWAYS.has(keyword) || OF_TYPE[type]?.has(keyword)) return true;
  if (keyword === 'format') return type === 'string' && FORMATS.has(value as string);
  return keyword === 'minItems' && type === 'array' && (value === 0 || value === 1);
}

/** `type: [string, null]` with bounds of both becomes one variant for each type. */
function split({ description, title, ...rest }: JsonSchema, types: string[]): JsonSchema {
  const variants = types.map((type) =>
    closed(
      type === 'null'
        ? { type }
        : { ...rest, type, ...(rest.enum ? { enum: rest.enum.filter((value) => value !== null) } : {}) },
    ),
  );
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), anyOf: variants };
}
