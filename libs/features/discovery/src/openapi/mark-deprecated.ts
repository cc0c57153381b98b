import type { RegisteredCapability } from '@capstan/capabilities';
import { deprecationText } from '@capstan/platform-http';
import { mapOperations } from './map-document.js';
import type { OpenApi } from './openapi.js';

/**
 * Marks deprecated operations with their dates: routes by their decorator, capabilities by their definition.
 */
export function markDeprecated(document: OpenApi, capabilities: readonly RegisteredCapability[]): OpenApi {
  const byPath = new Map(
    capabilities.map(({ definition }) => [`/v1/${definition.path}`, definition.deprecation]),
  );
  return mapOperations(document, (operation, path, method) => {
    const deprecation = operation['x-deprecation'] ?? (method === 'post' ? byPath.get(path) : undefined);
    if (!deprecation) return operation;
    return {
      ...operation,
      deprecated: true,
      'x-deprecation': deprecation,
      description: [operation.description, deprecationText(deprecation)].filter(Boolean).join('\n\n'),
    };
  });
}
