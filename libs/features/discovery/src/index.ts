/**
 * Discovery: OpenAPI document, tool definitions, llms.txt, API catalog, reference and error pages, all
 * generated from the decorators of the controllers and the capability registry. Main type: {@link
 * OpenApiDocument}.
 */
export { DiscoveryModule } from './discovery.module.js';
export { DiscoveryDocuments } from './documents/discovery-documents.js';
export { OpenApiDocument } from './openapi/openapi-document.js';
