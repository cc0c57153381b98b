import type { JsonSchema } from '../schema/json-schema.js';
import { mapValues } from '../schema/map-schema.js';
import { mapOperations } from './map-document.js';
import type { MediaType, OpenApi } from './openapi.js';

/**
 * Moves the schemas of stream events into components, by their titles, so that generators create types for
 * them.
 */
export function shareEvents(document: OpenApi): OpenApi {
  const events: Record<string, JsonSchema> = {};

  const share = (media: MediaType): MediaType => {
    const { title, ...schema } = (media.schema?.['contentSchema'] ?? {}) as JsonSchema;
    if (title === undefined) return media;
    events[title] = schema;
    return {
      ...media,
      schema: { ...media.schema, contentSchema: { $ref: `#/components/schemas/${title}` } },
    };
  };

  const shared = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) =>
      response.content ? { ...response, content: mapValues(response.content, share) } : response,
    ),
  }));
  return {
    ...shared,
    components: { ...shared.components, schemas: { ...shared.components.schemas, ...events } },
  };
}
