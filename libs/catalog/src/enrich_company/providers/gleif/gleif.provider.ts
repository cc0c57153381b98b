import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  Pace,
  exchangeJson,
} from '@capstan/kit';
import { CONFIDENCE, toCompanyResult } from '../../company-result.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import type { EnrichCompanyResult } from '../../enrich-company.result.js';
import { unknownCompany } from '../../unknown-company.js';
import { gleifConfig } from './gleif.config.js';
import {
  chooseRecord,
  leisOf,
  recordsOf,
  toCompanyFacts,
  toCompletionsPath,
  toRecordsPath,
} from './gleif.mapper.js';

/** About one a second is granted to each address; a call makes two. */
const MAX_CONCURRENT = 2;

/** Legal entities with an LEI, by name: the index knows no domains. */
@DefineProvider({
  name: 'gleif',
  title: 'Global LEI Index',
  homepage: 'https://www.gleif.org',
  config: gleifConfig,
})
export class GleifProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  private readonly pace = new Pace({ title: 'GLEIF', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(gleifConfig.token) private readonly config: ConfigOf<typeof gleifConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ name }: EnrichCompanyParams): boolean {
    return name !== undefined;
  }

  async call(
    { name = '', country }: EnrichCompanyParams,
    context: CallContext,
  ): Promise<EnrichCompanyResult> {
    const leis = await this.ask(toCompletionsPath(name), context, (body) => leisOf(body, name));
    if (leis.length === 0) return unknownCompany();
    const records = await this.ask(toRecordsPath(leis), context, recordsOf);
    const record = chooseRecord(records, name, country);
    if (!record) return unknownCompany();
    return toCompanyResult(toCompanyFacts(record), {
      provider: 'gleif',
      url: `https://search.gleif.org/#/record/${record.lei}`,
      confidence: country === undefined ? CONFIDENCE.byName : CONFIDENCE.byNameAndCountry,
    });
  }

  private ask<T>(
    path: string,
    { signal, timeoutMs }: CallContext,
    read: (body: unknown) => T | undefined,
  ): Promise<T> {
    return this.pace.run(
      (leftMs) =>
        exchangeJson(
          this.outbound,
          {
            url: `${this.config.baseUrl}${path}`,
            headers: { accept: 'application/vnd.api+json' },
            signal,
            timeoutMs: leftMs,
          },
          { title: 'GLEIF', read },
        ),
      { signal, timeoutMs },
    );
  }
}
