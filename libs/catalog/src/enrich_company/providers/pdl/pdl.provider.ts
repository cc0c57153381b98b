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
import { pdlConfig } from '../../../vendors/pdl/pdl.config.js';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import { isAskedFor } from '../../asked-for.js';
import { toCompanyFacts, toPdlQuery } from './pdl.mapper.js';

/** Companies of People Data Labs, by web site or name; a credit for each that is found. */
@DefineProvider({
  name: 'pdl',
  title: 'People Data Labs',
  homepage: 'https://docs.peopledatalabs.com',
  config: pdlConfig,
})
export class PdlProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(
    @Inject(pdlConfig.token) private readonly config: ConfigOf<typeof pdlConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  async call(params: EnrichCompanyParams, { signal, timeoutMs }: CallContext): Promise<EnrichCompanyResult> {
    const facts = await lookUpJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/v5/company/enrich?${toPdlQuery(params)}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'People Data Labs', read: toCompanyFacts },
    );
    if (!facts) return unknownCompany();
    const confidence = params.domain === undefined ? CONFIDENCE.byName : CONFIDENCE.byDomain;
    const result = toCompanyResult(facts, { provider: 'pdl', url: null, confidence });
    return isAskedFor(result, params) ? result : unknownCompany();
  }
}
