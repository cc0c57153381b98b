import type { JsonSchema } from './json-schema.js';
import { mapSchema } from './map-schema.js';

const PREFIX = '#/components/schemas/';

/** Name of the component a `$ref` points to. @throws Error for a `$ref` to anything else. */
export function componentOf(ref: string): string {
  if (!ref.startsWith(PREFIX)) throw new Error(`"${ref}" is not a reference to a component schema`);
  return ref.slice(PREFIX.length);
}

/**
 * The schema with every `$ref` replaced by what it points to; what stands beside a `$ref` (a description of the
 * field) wins over what the component says of itself. A schema that contains itself is cut where it repeats: any
 * value fits there. So does a reference to nothing, which is a fault of the document for the linters to find, not
 * a reason for the service not to start.
 */
export function inlineRefs(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  within: readonly string[] = [],
): JsonSchema {
  return mapSchema(schema, ({ $ref, ...beside }) => {
    if ($ref === undefined) return beside;
    const name = componentOf($ref);
    const target = within.includes(name) ? undefined : components[name];
    return target ? { ...inlineRefs(target, components, [...within, name]), ...beside } : beside;
  });
}
