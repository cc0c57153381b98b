import type { JsonSchema } from '../schema/json-schema.js';
import { mapSchema, mapValues } from '../schema/map-schema.js';
import type { Header, MediaType, OpenApi, Operation, Response } from './openapi.js';

/** Returns the document with every operation transformed. */
export const mapOperations = (
  document: OpenApi,
  change: (operation: Operation, path: string, method: string) => Operation,
): OpenApi => ({
  ...document,
  paths: mapValues(document.paths, (item, path) =>
    mapValues(item, (operation, method) => change(operation, path, method)),
  ),
});

/** Returns the document with every schema transformed, from the leaves up. */
export function mapSchemas(document: OpenApi, step: (schema: JsonSchema) => JsonSchema): OpenApi {
  const schema = (value: JsonSchema): JsonSchema => mapSchema(value, step);
  const media = (content: Record<string, MediaType>): Record<string, MediaType> =>
    mapValues(content, (type) => (type.schema ? { ...type, schema: schema(type.schema) } : type));
  const header = (value: Header): Header =>
    value.schema ? { ...value, schema: schema(value.schema) } : value;
  const response = (value: Response): Response => ({
    ...value,
    ...(value.headers ? { headers: mapValues(value.headers, header) } : {}),
    ...(value.content ? { content: media(value.content) } : {}),
  });
  const changed = mapOperations(document, (operation) => ({
    ...operation,
    ...(operation.parameters
      ? {
          parameters: operation.parameters.map((parameter) =>
            parameter.schema ? { ...parameter, schema: schema(parameter.schema) } : parameter,
          ),
        }
      : {}),
    ...(operation.requestBody
      ? { requestBody: { ...operation.requestBody, content: media(operation.requestBody.content) } }
      : {}),
    responses: mapValues(operation.responses, response),
  }));
  return {
    ...changed,
    components: { ...changed.components, schemas: mapValues(changed.components.schemas, schema) },
  };
}
