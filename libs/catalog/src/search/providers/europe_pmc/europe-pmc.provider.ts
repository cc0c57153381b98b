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
  jsonOf,
} from '@capstan/kit';
import { oneLine } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import { queryWords } from '../../scholarly/query-words.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { europePmcConfig } from './europe-pmc.config.js';
import { europePmcError, fromEuropePmc, toEuropePmcRequest } from './europe-pmc.mapper.js';

/** About ten requests a second are welcome; three at a time stay below. */
const MAX_CONCURRENT = 3;

/** Literature of the life sciences with PubMed, PubMed Central and preprints. Needs no account. */
@DefineProvider({
  name: 'europe_pmc',
  title: 'Europe PMC',
  homepage: 'https://europepmc.org/RestfulWebService',
  config: europePmcConfig,
})
export class EuropePmcProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace = new Pace({ title: 'Europe PMC', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(europePmcConfig.token) private readonly config: ConfigOf<typeof europePmcConfig>,
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
    const articles = await this.pace.run(
      (timeoutMs) =>
        exchangeJson(
          this.outbound,
          { url: `${this.config.baseUrl}${toEuropePmcRequest(params)}`, signal: context.signal, timeoutMs },
          { title: 'Europe PMC', failureOf, read: (body) => fromEuropePmc(body, params) },
        ),
      context,
    );
    return toSearchResult(articles, params);
  }
}

/** Faults come as `errCode` and `errMsg`, under 200 too; a status of failure is told by itself. */
function failureOf(response: OutboundResponse): ProviderFailure | undefined {
  const error = response.status === 200 ? europePmcError(jsonOf(response)) : undefined;
  if (!error) return undefined;
  return error.code === 429
    ? new ProviderFailure('rate_limited', 'Europe PMC limits the rate')
    : new ProviderFailure(
        'upstream_error',
        `Europe PMC answered: ${cutText(oneLine(error.message), 200) || error.code}`,
      );
}
