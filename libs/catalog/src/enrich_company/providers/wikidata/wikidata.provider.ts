import { type CallContext, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { nameLanguage } from '../../name-language.js';
import { CONFIDENCE, toCompanyResult } from '../../company-result.js';
import { unknownCompany } from '../../unknown-company.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import type { EnrichCompanyResult } from '../../enrich-company.result.js';
import { Wikidata, type WikidataQuestion } from '../../../vendors/wikidata/wikidata.js';
import { wikidataConfig } from '../../../vendors/wikidata/wikidata.config.js';
import type { WikidataItem } from '../../../vendors/wikidata/wikidata-item.js';
import {
  countryItemOf,
  isCalled,
  isOrganization,
  mayHaveDomain,
  namedItemsOf,
  toCompanyFacts,
} from './wikidata.mapper.js';

/** Number of items that are read to find the right one; items of large companies are megabytes long. */
const MAX_READ = 4;

const COUNTRY_CODE = 'P297';

interface Candidate {
  item: WikidataItem;
  country: string | null;
}

/** Companies that are notable enough for a Wikidata item. */
@DefineProvider({
  name: 'wikidata',
  title: 'Wikidata',
  homepage: 'https://www.wikidata.org',
  config: wikidataConfig,
})
export class WikidataProvider implements CapabilityProvider<EnrichCompanyParams, EnrichCompanyResult> {
  constructor(private readonly wikidata: Wikidata) {}

  isConfigured(): boolean {
    return true;
  }

  async call(params: EnrichCompanyParams, context: CallContext): Promise<EnrichCompanyResult> {
    const { domain, name, country } = params;
    if (domain !== undefined) {
      const found = await this.candidates({ domain }, params, context);
      const called = found.filter(({ item }) => isCalled(item, name ?? (domain.split('.')[0] as string)));
      const chosen = onlyOne(found) ?? onlyOne(called);
      if (chosen) return this.resultOf(chosen, CONFIDENCE.byDomain, params, context);
    }
    if (name === undefined) return unknownCompany();
    const called = (await this.candidates({ name }, params, context)).filter(
      ({ item }) => isCalled(item, name) && (domain === undefined || mayHaveDomain(item, domain)),
    );
    const chosen = onlyOne(called);
    if (!chosen) return unknownCompany();
    const isInCountry = country !== undefined && chosen.country === country;
    return this.resultOf(
      chosen,
      isInCountry ? CONFIDENCE.byNameAndCountry : CONFIDENCE.byName,
      params,
      context,
    );
  }

  /** Organizations that match the query and are not in another country than requested. */
  private async candidates(
    question: WikidataQuestion,
    { country }: EnrichCompanyParams,
    context: CallContext,
  ): Promise<Candidate[]> {
    const language = 'name' in question ? nameLanguage(question.name) : 'en';
    const matches = await this.wikidata.findItems(question, language, context);
    const items = await Promise.all(
      matches.slice(0, MAX_READ).map(({ id }) => this.wikidata.readItem(id, context)),
    );
    const organizations = items.filter((item) => item !== null).filter(isOrganization);
    const candidates = await Promise.all(
      organizations.map(async (item) => ({ item, country: await this.countryOf(item, context) })),
    );
    return candidates.filter(
      (one) => country === undefined || one.country === null || one.country === country,
    );
  }

  private async countryOf(item: WikidataItem, context: CallContext): Promise<string | null> {
    const id = countryItemOf(item);
    if (id === undefined) return null;
    const [code] = await this.wikidata.readStatements(id, COUNTRY_CODE, context);
    return code?.value.kind === 'text' ? code.value.text : null;
  }

  private async resultOf(
    { item, country }: Candidate,
    confidence: number,
    { domain }: EnrichCompanyParams,
    context: CallContext,
  ): Promise<EnrichCompanyResult> {
    const names = await this.wikidata.labelsOf(namedItemsOf(item), 'en', context);
    return toCompanyResult(toCompanyFacts(item, names, { country, domain }), {
      provider: 'wikidata',
      url: this.wikidata.pageOf(item.id),
      confidence,
    });
  }
}

/** If several match, none is returned. */
function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
