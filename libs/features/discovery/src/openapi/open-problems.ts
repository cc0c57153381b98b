import type { OpenApi } from './openapi.js';

const PROBLEM = 'Problem';

/**
 * A problem has additional members by type, such as balance and price (RFC 9457, 3.2), which class decorators
 * cannot express.
 */
export function openProblems(document: OpenApi): OpenApi {
  const problem = document.components.schemas[PROBLEM];
  if (!problem) return document;
  const schemas = {
    ...document.components.schemas,
    [PROBLEM]: { ...problem, additionalProperties: true },
  };
  return { ...document, components: { ...document.components, schemas } };
}
