import { type JsonSchema, typesOf } from '../schema/json-schema.js';
import type { OpenApi } from './openapi.js';
import { mapSchemas } from './map-document.js';

/** Converts schemas to JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export const tidySchemas = (document: OpenApi): OpenApi => mapSchemas(document, tidy);

function tidy({ example, ...rest }: JsonSchema): JsonSchema {
  const schema: JsonSchema = rest;
  if (example !== undefined) schema.examples ??= [example];
  // A reference may have siblings since 3.1; the wrapper is from 3.0.
  if (schema.allOf?.length === 1 && schema.allOf[0]?.$ref) {
    const { allOf, ...siblings } = schema;
    return { ...allOf[0], ...siblings };
  }
  if (schema.enum && typesOf(schema).includes('null') && !schema.enum.includes(null)) {
    schema.enum = [...schema.enum, null];
  }
  return schema;
}
