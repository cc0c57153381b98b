import type { JsonSchema } from '../schema/json-schema.js';
import { componentOf } from '../schema/inline-refs.js';
import { mapSchema, mapValues } from '../schema/map-schema.js';
import { collectRefs } from './collect-refs.js';
import { mapOperations } from './map-document.js';
import { type OpenApi, routesOf } from './openapi.js';

/** Marks request bodies as closed, since the service rejects unknown fields. */
export function closeBodies(document: OpenApi): OpenApi {
  const inBodies = componentsOfBodies(document);
  const closed = mapOperations(document, (operation) =>
    operation.requestBody
      ? {
          ...operation,
          requestBody: {
            ...operation.requestBody,
            content: mapValues(operation.requestBody.content, (media) =>
              media.schema ? { ...media, schema: mapSchema(media.schema, close) } : media,
            ),
          },
        }
      : operation,
  );
  return {
    ...closed,
    components: {
      ...closed.components,
      schemas: mapValues(closed.components.schemas, (schema, name) =>
        inBodies.has(name) ? mapSchema(schema, close) : schema,
      ),
    },
  };
}

const close = (schema: JsonSchema): JsonSchema =>
  schema.properties && schema.additionalProperties === undefined
    ? { ...schema, additionalProperties: false }
    : schema;

function componentsOfBodies(document: OpenApi): Set<string> {
  const bodies = routesOf(document).map(({ operation }) => operation.requestBody);
  const names = new Set([...collectRefs(bodies)].map(componentOf));
  // A Set also visits what is added during iteration, so references are followed transitively.
  for (const name of names) {
    for (const ref of collectRefs(document.components.schemas[name])) names.add(componentOf(ref));
  }
  return names;
}
