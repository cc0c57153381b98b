import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  Pace,
  ProviderFailure,
  exchangeJson,
  retryAfterSeconds,
} from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { crossrefConfig } from './crossref.config.js';
import { fromCrossref, toCrossrefRequest } from './crossref.mapper.js';

/** What Crossref's polite pool takes at a time; a contact in `OUTBOUND_USER_AGENT` leads there. */
const MAX_CONCURRENT = 3;

/** Works with a DOI: articles, books, preprints, reports. Needs no account. */
@DefineProvider({
  name: 'crossref',
  title: 'Crossref',
  homepage: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  config: crossrefConfig,
})
export class CrossrefProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace = new Pace({ title: 'Crossref', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(crossrefConfig.token) private readonly config: ConfigOf<typeof crossrefConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type === 'academic';
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    context.signal.throwIfAborted();
    if (queryWords(params.query).length === 0) return toSearchResult([], params);
    const works = await this.pace.run(
      (timeoutMs) =>
        exchangeJson(
          this.outbound,
          { url: `${this.config.baseUrl}${toCrossrefRequest(params)}`, signal: context.signal, timeoutMs },
          { title: 'Crossref', failureOf, read: (body) => fromCrossref(body, params) },
        ),
      context,
    );
    return toSearchResult(works, params);
  }
}

/** The limit is so many requests per interval, both told by headers. */
function failureOf({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 429) return undefined;
  const interval = /^(\d{1,5}) ?s?$/.exec(headers['x-rate-limit-interval']?.trim() ?? '')?.[1];
  return new ProviderFailure('rate_limited', 'Crossref limits the rate', {
    retryAfterSeconds:
      retryAfterSeconds(headers['retry-after']) ?? (interval === undefined ? undefined : Number(interval)),
  });
}
