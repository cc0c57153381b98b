import { type JsonSchema, typesOf } from '../schema/json-schema.js';
import type { OpenApi } from './openapi.js';
import { mapSchemas } from './map-document.js';

/** Schemas in the words of JSON Schema 2020-12, which is what OpenAPI 3.1 holds. */
export const tidySchemas = (document: OpenApi): OpenApi => mapSchemas(document, tidy);

function tidy({ example, ...rest }: JsonSchema): JsonSchema {
  const schema: JsonSchema = rest;
  if (example !== undefined) schema.examples ??= [example];
  // A reference may have neighbours since 3.1; the wrapper around it is of 3.0.
  if (schema.allOf?.length === 1 && schema.allOf[0]?.$ref) {
    const { allOf, ...beside } = schema;
    return { ...allOf[0], ...beside };
  }
  if (schema.enum && typesOf(schema).includes('null') && !schema.enum.includes(null)) {
    schema.enum = [...schema.enum, null];
  }
  return schema;
}
