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
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure } from '../../../vendors/hunter/hunter.vendor.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import { isAskedFor } from '../../asked-for.js';
import { toCompanyFacts } from './hunter.mapper.js';

/** Hunter's companies, by domain. */
@DefineProvider({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
})
export class HunterProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(
    @Inject(hunterConfig.token) private readonly config: ConfigOf<typeof hunterConfig>,
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
        url: `${this.config.baseUrl}/v2/companies/find?${query.toString()}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'Hunter', failureOf: hunterFailure, read: toCompanyFacts },
    );
    if (!facts) return unknownCompany();
    const result = toCompanyResult(facts, { provider: 'hunter', url: null, confidence: CONFIDENCE.byDomain });
    return isAskedFor(result, params) ? result : unknownCompany();
  }
}
