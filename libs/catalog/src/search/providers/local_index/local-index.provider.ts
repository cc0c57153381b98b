import { type CallContext, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { LocalIndex } from '@capstan/local-index';
import type { Freshness, SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { failureOfIndex } from '../../../vendors/local_index/local-index.failure.js';
import { indexHitsToSearchHits } from './local-index.mapper.js';

const DAY_MS = 86_400_000;
const MAX_AGE_MS: Record<Freshness, number | null> = {
  any: null,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
};

/** Search over the folders and sites the operator indexed; works without a network. */
@DefineProvider({ name: 'local_index', title: 'Local index' })
export class LocalIndexProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(private readonly index: LocalIndex) {}

  /** Always true: the tables are created by the migrations; an empty index has no results, so the waterfall continues. */
  isConfigured(): boolean {
    return true;
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    context.signal.throwIfAborted();
    const maxAgeMs = MAX_AGE_MS[params.freshness];
    try {
      const { hits, ranking } = await this.index.search(
        {
          query: params.query,
          sourceType: params.source_type,
          collections: params.collections,
          publishedSince: maxAgeMs === null ? null : new Date(Date.now() - maxAgeMs),
          includeDomains: params.include_domains,
          excludeDomains: params.exclude_domains,
          language: params.language ?? null,
          limit: params.max_results,
        },
        context.timeoutMs,
      );
      return {
        results: indexHitsToSearchHits(hits, params.source_type),
        answer: null,
        citations: [],
        ranking,
      };
    } catch (error) {
      throw failureOfIndex(error);
    }
  }
}
