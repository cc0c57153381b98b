import type { RegisteredCapability } from '@capstan/capabilities';
import { componentOf } from '../schema/inline-refs.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { mapOperations } from './map-document.js';
import type { OpenApi, Operation } from './openapi.js';

/** Describes the multipart form of capabilities that take an upload: their parameters, with the file itself. */
export function uploadForms(document: OpenApi, capabilities: readonly RegisteredCapability[]): OpenApi {
  const fields = new Map(
    capabilities.flatMap(({ definition: { name, upload } }): [string, string][] =>
      upload ? [[name, upload.field]] : [],
    ),
  );
  return mapOperations(document, (operation) => {
    const field = fields.get(operation.operationId);
    const params = schemaOfBody(document, operation);
    if (field === undefined || !operation.requestBody || !params) return operation;
    const content = {
      ...operation.requestBody.content,
      'multipart/form-data': { schema: formOf(params, field) },
    };
    return { ...operation, requestBody: { ...operation.requestBody, content } };
  });
}

function schemaOfBody(document: OpenApi, { requestBody }: Operation): JsonSchema | undefined {
  const reference = requestBody?.content['application/json']?.schema?.$ref;
  return typeof reference === 'string' ? document.components.schemas[componentOf(reference)] : undefined;
}

const formOf = ({ properties }: JsonSchema, field: string): JsonSchema => ({
  type: 'object',
  required: [field],
  properties: {
    ...properties,
    [field]: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file' },
  },
});
