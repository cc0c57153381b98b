import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
} from '@capstan/kit';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import { pdlConfig } from '../../../vendors/pdl/pdl.config.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import { isAskedFor } from '../../same-person.js';
import { fromPdl, toPdlQuery } from './pdl.mapper.js';

/** People Data Labs; a credit for each person that is found. */
@DefineProvider({
  name: 'pdl',
  title: 'People Data Labs',
  homepage: 'https://docs.peopledatalabs.com',
  config: pdlConfig,
})
export class PdlProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(
    @Inject(pdlConfig.token) private readonly config: ConfigOf<typeof pdlConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ email, name, company, domain }: EnrichPersonParams): boolean {
    return email !== undefined || (name !== undefined && (company !== undefined || domain !== undefined));
  }

  async call(params: EnrichPersonParams, { signal, timeoutMs }: CallContext): Promise<EnrichPersonResult> {
    const person = await lookUpJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/v5/person/enrich?${toPdlQuery(params)}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      { title: 'People Data Labs', read: fromPdl },
    );
    if (!person) return unknownPerson();
    const confidence = Math.min(person.likelihood, CONFIDENCE.byEmail);
    const result = toPersonResult(person.facts, { provider: 'pdl', url: null, confidence });
    return isAskedFor(result, params) ? result : unknownPerson();
  }
}
