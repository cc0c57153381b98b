import type { JsonSchema } from './json-schema.js';
import { mapSchema } from './map-schema.js';

const PREFIX = '#/components/schemas/';

/** Name of the component a `$ref` points to. @throws Error for any other `$ref`. */
export function componentOf(ref: string): string {
  if (!ref.startsWith(PREFIX)) throw new Error(`"${ref}" is not a reference to a component schema`);
  return ref.slice(PREFIX.length);
}

/**
 * Replaces every `$ref` by its target; siblings of a `$ref` (such as the description of a field) override the
 * component. A recursive schema is cut where it repeats: any value is allowed there. The same holds for a
 * dangling reference, which linters should find and which must not prevent the service from starting.
 */
export function inlineRefs(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  within: readonly string[] = [],
): JsonSchema {
  return mapSchema(schema, ({ $ref, ...siblings }) => {
    if ($ref === undefined) return siblings;
    const name = componentOf($ref);
    const target = within.includes(name) ? undefined : components[name];
    return target ? { ...inlineRefs(target, components, [...within, name]), ...siblings } : siblings;
  });
}
