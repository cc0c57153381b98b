import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/kit';
import { CONFIDENCE, toCompanyResult } from '../../company-result.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import type { EnrichCompanyResult } from '../../enrich-company.result.js';
import { unknownCompany } from '../../unknown-company.js';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import { isAskedFor } from '../../asked-for.js';
import { toCompanyFacts } from './apollo.mapper.js';

/** Apollo's organisations, by domain; a credit for each. */
@DefineProvider({
  name: 'apollo',
  title: 'Apollo',
  homepage: 'https://docs.apollo.io',
  config: apolloConfig,
})
export class ApolloProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(
    @Inject(apolloConfig.token) private readonly config: ConfigOf<typeof apolloConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ domain }: EnrichCompanyParams): boolean {
    return domain !== undefined;
  }

  async call(params: EnrichCompanyParams, { signal, timeoutMs }: CallContext): Promise<EnrichCompanyResult> {
    const query = new URLSearchParams({ domain: params.domain ?? '' });
    const facts = await lookUpJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/api/v1/organizations/enrich?${query.toString()}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Apollo', read: toCompanyFacts },
    );
    if (!facts) return unknownCompany();
    const result = toCompanyResult(facts, { provider: 'apollo', url: null, confidence: CONFIDENCE.byDomain });
    return isAskedFor(result, params) ? result : unknownCompany();
  }
}
