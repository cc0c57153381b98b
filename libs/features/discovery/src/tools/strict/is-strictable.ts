import { type JsonSchema, typesOf } from '../../schema/json-schema.js';

/**
 * Whether a closed schema can be equivalent: a free-form object, a value of any type, or a combination with
 * `allOf` or `not` cannot be closed.
 */
export function isStrictable(schema: JsonSchema): boolean {
  const { properties, items, additionalProperties } = schema;
  if (schema.allOf || schema['not'] || schema['if'] || schema['patternProperties']) return false;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.every(isStrictable);
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  const types = typesOf(schema);
  if (types.length === 0) return false;
  if (types.includes('object')) {
    const isOpen = !properties || (additionalProperties !== undefined && additionalProperties !== false);
    if (isOpen || !Object.values(properties).every(isStrictable)) return false;
  }
  return !types.includes('array') || (items !== undefined && isStrictable(items));
}
