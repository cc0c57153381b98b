import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/kit';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import { isAskedFor } from '../../same-person.js';
import { toApolloQuery, toPersonFacts } from './apollo.mapper.js';

/** Apollo's people; a credit for each. Personal addresses and telephone numbers are never asked for. */
@DefineProvider({ name: 'apollo', title: 'Apollo', homepage: 'https://docs.apollo.io', config: apolloConfig })
export class ApolloProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(
    @Inject(apolloConfig.token) private readonly config: ConfigOf<typeof apolloConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ email, name, company, domain }: EnrichPersonParams): boolean {
    return email !== undefined || (name !== undefined && (company !== undefined || domain !== undefined));
  }

  async call(params: EnrichPersonParams, { signal, timeoutMs }: CallContext): Promise<EnrichPersonResult> {
    const facts = await lookUpJson(
      this.outbound,
      {
        method: 'POST',
        url: `${this.config.baseUrl}/api/v1/people/match?${toApolloQuery(params)}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Apollo', read: toPersonFacts },
    );
    if (!facts) return unknownPerson();
    const confidence = params.email === undefined ? CONFIDENCE.byNameAndEmployer : CONFIDENCE.byEmail;
    const result = toPersonResult(facts, { provider: 'apollo', url: null, confidence });
    return isAskedFor(result, params) ? result : unknownPerson();
  }
}
