import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
  exchangeJson,
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { serperConfig } from './serper.config.js';
import { fromSerper, serperMessage, toSerperRequest } from './serper.mapper.js';

/** Google's results, web and news, by way of Serper. */
@DefineProvider({ name: 'serper', title: 'Serper', homepage: 'https://serper.dev', config: serperConfig })
export class SerperProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(serperConfig.token) private readonly config: ConfigOf<typeof serperConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type !== 'academic';
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    const { path, body } = toSerperRequest(params);
    const candidates = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}${path}`,
        method: 'POST',
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        json: body,
        signal,
        timeoutMs,
      },
      { title: 'Serper', failureOf: creditsFailure, read: fromSerper },
    );
    return toSearchResult(candidates, params);
  }
}

/** Used-up credits come with status 400 or 429; only the message tells. */
function creditsFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (!/\bcredits?\b/i.test(serperMessage(jsonOf(response)))) return undefined;
  return new ProviderFailure('quota_exhausted', 'the credits of SERPER_API_KEY are used up', {
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
  });
}
