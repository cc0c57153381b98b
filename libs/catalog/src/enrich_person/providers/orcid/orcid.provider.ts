import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  exchangeJson,
} from '@capstan/kit';
import { lookUpJson } from '../../../vendors/look-up-json.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import { isEmployedThere, isSameName } from '../../same-person.js';
import { orcidConfig } from './orcid.config.js';
import { fromOrcidSearch, toOrcidSearch, toPersonFacts } from './orcid.mapper.js';

/** Researchers, by what they say of themselves in their ORCID record. */
@DefineProvider({
  name: 'orcid',
  title: 'ORCID',
  homepage: 'https://info.orcid.org/documentation/features/public-api/',
  config: orcidConfig,
})
export class OrcidProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(
    @Inject(orcidConfig.token) private readonly config: ConfigOf<typeof orcidConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ orcid, email, name, company }: EnrichPersonParams): boolean {
    return orcid !== undefined || email !== undefined || (name !== undefined && company !== undefined);
  }

  async call(params: EnrichPersonParams, context: CallContext): Promise<EnrichPersonResult> {
    context.signal.throwIfAborted();
    const orcid = params.orcid ?? (await this.find(params, context));
    if (orcid === undefined) return unknownPerson();
    const { signal, timeoutMs } = context;
    const facts = await lookUpJson(
      this.outbound,
      { url: `${this.config.baseUrl}/v3.0/${orcid}/record`, signal, timeoutMs },
      { title: 'ORCID', read: toPersonFacts },
    );
    const isOther = facts && params.name !== undefined && !isSameName(facts.full_name ?? '', params.name);
    // A merged record answers for another identifier than the one asked for: then it is not the one.
    if (!facts || isOther || facts.orcid !== orcid) return unknownPerson();
    return toPersonResult(facts, {
      provider: 'orcid',
      url: `https://orcid.org/${orcid}`,
      confidence: confidenceFor(params),
    });
  }

  /** The only one that fits; undefined when none or several do. */
  private async find(
    params: EnrichPersonParams,
    { signal, timeoutMs }: CallContext,
  ): Promise<string | undefined> {
    const hits = await exchangeJson(
      this.outbound,
      { url: `${this.config.baseUrl}${toOrcidSearch(params)}`, signal, timeoutMs },
      { title: 'ORCID', read: fromOrcidSearch },
    );
    const fitting = hits.filter(
      ({ name, employers }) =>
        (params.name === undefined || isSameName(name, params.name)) &&
        (params.email !== undefined || isEmployedThere(employers, params)),
    );
    return fitting.length === 1 ? fitting[0]?.orcid : undefined;
  }
}

function confidenceFor({ orcid, email }: EnrichPersonParams): number {
  if (orcid !== undefined) return CONFIDENCE.byIdentifier;
  return email === undefined ? CONFIDENCE.byNameAndEmployer : CONFIDENCE.byEmail;
}
