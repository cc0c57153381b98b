import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  exchangeJson,
} from '@capstan/kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure } from '../../../vendors/hunter/hunter.vendor.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import { isAskedFor } from '../../same-person.js';
import { toPersonFacts } from './hunter.mapper.js';

/** 404: nobody is known by that address; 451: the person asked Hunter to be left out, which is kept to. */
const NOBODY = new Set([404, 451]);

/** Hunter's people, by e-mail address. */
@DefineProvider({
  name: 'hunter',
  title: 'Hunter',
  homepage: 'https://hunter.io/api-documentation',
  config: hunterConfig,
})
export class HunterProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(
    @Inject(hunterConfig.token) private readonly config: ConfigOf<typeof hunterConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ email }: EnrichPersonParams): boolean {
    return email !== undefined;
  }

  async call(params: EnrichPersonParams, { signal, timeoutMs }: CallContext): Promise<EnrichPersonResult> {
    const query = new URLSearchParams({ email: params.email ?? '' });
    let isNobody = false;
    const facts = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/v2/people/find?${query.toString()}`,
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        maxRedirects: 0,
        signal,
        timeoutMs,
      },
      {
        title: 'Hunter',
        failureOf: (response) => {
          isNobody = NOBODY.has(response.status);
          return hunterFailure(response);
        },
        read: toPersonFacts,
      },
    ).catch((error: unknown) => {
      if (isNobody) return null;
      throw error;
    });
    if (!facts) return unknownPerson();
    const result = toPersonResult(facts, { provider: 'hunter', url: null, confidence: CONFIDENCE.byEmail });
    return isAskedFor(result, params) ? result : unknownPerson();
  }
}
