import type { RegisteredCapability } from '@capstan/capabilities';
import type { ErrorPage } from '../errors/error-page.js';
import { closeBodies } from './close-bodies.js';
import { headResponses } from './head-responses.js';
import { markDeprecated } from './mark-deprecated.js';
import { openProblems } from './open-problems.js';
import type { OpenApi } from './openapi.js';
import { priceRoutes } from './price-routes.js';
import { pruneComponents } from './prune-components.js';
import { publicRoutes } from './public-routes.js';
import { shareEvents } from './share-events.js';
import { shareResponses } from './share-responses.js';
import { showExamples } from './show-examples.js';
import { tidySchemas } from './tidy-schemas.js';
import { uploadForms } from './upload-forms.js';

/**
 * Transforms the draft into the served document, one concern at a time. Does not change the draft.
 * @param select keeps the routes that the document is about.
 */
export function finishDocument(
  draft: OpenApi,
  capabilities: readonly RegisteredCapability[],
  errorPages: readonly ErrorPage[],
  select: (draft: OpenApi) => OpenApi = publicRoutes,
): OpenApi {
  const priced = markDeprecated(priceRoutes(select(draft), capabilities), capabilities);
  const formed = uploadForms(priced, capabilities);
  const described = openProblems(closeBodies(tidySchemas(shareEvents(formed))));
  const shown = showExamples(headResponses(described), errorPages);
  return pruneComponents(shareResponses(shown));
}
