import { type ResearchRequest, SOURCE_TYPES } from '../model/research-request.js';
import type { ResearchParams } from './research.params.js';

/** Maps validated parameters to the request of the pipeline. */
export const toResearchRequest = (params: ResearchParams): ResearchRequest => ({
  query: params.query.trim(),
  depth: params.depth,
  enrichEntities: params.enrich_entities,
  includeAnalysis: params.include_analysis,
  synthesis: params.synthesis,
  sourceTypes: SOURCE_TYPES.filter((type) => params.source_types.split(',').includes(type)),
  maxSources: params.max_sources,
  freshness: params.freshness,
  collections: params.collections,
});
