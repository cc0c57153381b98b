import { QueryFailedError } from 'typeorm';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  ProviderFailure,
} from '@capstan/capability-kit';
import type { Freshness, SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { LocalIndex } from './local-index.js';
import { indexHitToSearchHit } from './local-index.mapper.js';

const DAY_MS = 86_400_000;
const MAX_AGE_MS: Record<Freshness, number | null> = {
  any: null,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
};

/** PostgreSQL's codes (Appendix A of its manual). */
const UNDEFINED_TABLE = '42P01';
const QUERY_CANCELED = '57014';

/** Search over the folders and sites the operator indexed; works without any network. */
@DefineProvider({ name: 'local_index', title: 'Local index' })
export class LocalIndexProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(private readonly index: LocalIndex) {}

  /** Its tables come with the migrations; an empty index finds nothing, which moves the waterfall on. */
  isConfigured(): boolean {
    return true;
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    context.signal.throwIfAborted();
    const maxAgeMs = MAX_AGE_MS[params.freshness];
    try {
      const hits = await this.index.search(
        {
          query: params.query,
          sourceType: params.source_type,
          publishedSince: maxAgeMs === null ? null : new Date(Date.now() - maxAgeMs),
          includeDomains: params.include_domains,
          excludeDomains: params.exclude_domains,
          language: params.language ?? null,
          limit: params.max_results,
        },
        context.timeoutMs,
      );
      return {
        results: hits.map((hit) => indexHitToSearchHit(hit, params.source_type)),
        answer: null,
        citations: [],
      };
    } catch (error) {
      throw failureOf(error);
    }
  }
}

function failureOf(error: unknown): unknown {
  const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
  if (code === UNDEFINED_TABLE) {
    return new ProviderFailure(
      'misconfigured',
      'the tables of the local index are missing: run `npm run migration:run`',
      { cause: error },
    );
  }
  if (code === QUERY_CANCELED) {
    return new ProviderFailure('timeout', 'the local index took too long', { cause: error });
  }
  return error;
}
