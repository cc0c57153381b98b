import type { RegisteredCapability } from '@capstan/capabilities';
import { closeBodies } from './close-bodies.js';
import type { OpenApi } from './openapi.js';
import { priceRoutes } from './price-routes.js';
import { pruneComponents } from './prune-components.js';
import { publicRoutes } from './public-routes.js';
import { shareEvents } from './share-events.js';
import { shareResponses } from './share-responses.js';
import { tidySchemas } from './tidy-schemas.js';

/** From the draft to the document that is served, one concern at a time. The draft stays as it is. */
export function finishDocument(draft: OpenApi, capabilities: readonly RegisteredCapability[]): OpenApi {
  const priced = priceRoutes(publicRoutes(draft), capabilities);
  const described = closeBodies(tidySchemas(shareEvents(priced)));
  return pruneComponents(shareResponses(described));
}
