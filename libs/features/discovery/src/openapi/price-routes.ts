import { type RegisteredCapability, priceText } from '@capstan/capabilities';
import { mapOperations } from './map-document.js';
import type { OpenApi } from './openapi.js';

/**
 * Adds the effective prices, which an operator may have changed, to capability routes, as text and as data.
 */
export function priceRoutes(document: OpenApi, capabilities: readonly RegisteredCapability[]): OpenApi {
  const byPath = new Map(capabilities.map((capability) => [`/v1/${capability.definition.path}`, capability]));
  return mapOperations(document, (operation, path, method) => {
    const capability = method === 'post' ? byPath.get(path) : undefined;
    if (!capability) return operation;
    const { credits, definition } = capability;
    return {
      ...operation,
      description: `${definition.description}\n\nCosts ${priceText(credits, definition.unit)}; failures are free.`,
      'x-credits': typeof credits === 'number' ? { default: credits } : { ...credits },
    };
  });
}
