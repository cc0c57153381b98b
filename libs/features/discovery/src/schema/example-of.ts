import { componentOf } from './inline-refs.js';
import { type JsonSchema, typesOf } from './json-schema.js';

type Components = Readonly<Record<string, JsonSchema>>;

const OF_FORMAT: Record<string, string> = {
  uuid: '5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  uri: 'https://example.com/',
  email: 'ada@example.com',
};

/**
 * Returns a value that matches a schema, from the examples, defaults and enums of its fields. Optional or
 * nullable fields without an example are absent or null, and so are optional objects without content; a list
 * of strings without an example is empty.
 */
export function exampleOf(
  schema: JsonSchema,
  components: Components,
  within: readonly string[] = [],
): unknown {
  const [stated] = schema.examples ?? [];
  if (stated !== undefined) return stated;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.$ref !== undefined) {
    const name = componentOf(schema.$ref);
    const target = within.includes(name) ? undefined : components[name];
    return target ? exampleOf(target, components, [...within, name]) : null;
  }
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants?.[0]) return exampleOf(variants[0], components, within);
  const types = typesOf(schema);
  if (types.includes('null') && !schema.properties && !schema.items) return null;
  return ofType(types[0], schema, components, within);
}

function ofType(
  type: string | undefined,
  schema: JsonSchema,
  components: Components,
  within: readonly string[],
): unknown {
  switch (type) {
    case 'object':
      return objectOf(schema, components, within);
    case 'array':
      return schema.items && isMeaningfulExample(schema.items, within)
        ? [exampleOf(schema.items, components, within)]
        : [];
    case 'string':
      return OF_FORMAT[schema.format ?? ''] ?? '…'.padEnd(schema.minLength ?? 0, '…');
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  components: Components,
  within: readonly string[],
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, { examples, $ref }]) => required.includes(name) || examples !== undefined || $ref !== undefined,
  );
  const examples = shown.map(([name, field]) => [name, exampleOf(field, components, within)] as const);
  return Object.fromEntries(examples.filter(([name, value]) => required.includes(name) || !isEmpty(value)));
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** Whether an item is a meaningful example of a list: arbitrary strings are not, and recursion must end. */
const isMeaningfulExample = (
  { $ref, properties, enum: choices, examples, format }: JsonSchema,
  within: readonly string[],
) =>
  $ref === undefined
    ? (properties ?? choices ?? examples ?? format) !== undefined
    : !within.includes(componentOf($ref));
