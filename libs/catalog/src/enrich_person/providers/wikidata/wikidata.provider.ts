import { type CallContext, type CapabilityProvider, DefineProvider } from '@capstan/kit';
import { wikidataConfig } from '../../../vendors/wikidata/wikidata.config.js';
import { Wikidata } from '../../../vendors/wikidata/wikidata.js';
import type { WikidataItem } from '../../../vendors/wikidata/wikidata-item.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { EnrichPersonResult } from '../../enrich-person.result.js';
import { CONFIDENCE, toPersonResult, unknownPerson } from '../../person-result.js';
import {
  identifiersOf,
  isPersonCalled,
  namedItemsOf,
  toPersonFacts,
  hasRequestedEmployer,
} from './wikidata.mapper.js';

/** Number of items that are read to find the right one. */
const MAX_READ = 4;

/** People who are notable enough for a Wikidata item. */
@DefineProvider({
  name: 'wikidata',
  title: 'Wikidata',
  homepage: 'https://www.wikidata.org',
  config: wikidataConfig,
})
export class WikidataProvider implements CapabilityProvider<EnrichPersonParams, EnrichPersonResult> {
  constructor(private readonly wikidata: Wikidata) {}

  isConfigured(): boolean {
    return true;
  }

  /** Finds items by name, which an employer or an identifier must confirm. */
  supports({ name, company, orcid, github }: EnrichPersonParams): boolean {
    return name !== undefined && [company, orcid, github].some((known) => known !== undefined);
  }

  async call(params: EnrichPersonParams, context: CallContext): Promise<EnrichPersonResult> {
    context.signal.throwIfAborted();
    const { name } = params;
    if (name === undefined) return unknownPerson();
    const matches = await this.wikidata.findItems({ name }, 'en', context);
    const items = await Promise.all(
      matches.slice(0, MAX_READ).map(({ id }) => this.wikidata.readItem(id, context)),
    );
    const called = items.filter(
      (item) => item !== null && isPersonCalled(item, name) && identifiersOf(item, params) !== 'other',
    );
    const people = await Promise.all(
      called.map(async (item) => this.person(item as WikidataItem, params, context)),
    );
    const sure = people.filter(({ isSame }) => isSame);
    const fitting = sure.length > 0 ? sure : people.filter(({ hasEmployer }) => hasEmployer);
    const [only] = fitting;
    if (!only || fitting.length > 1) return unknownPerson();
    return toPersonResult(toPersonFacts(only.item, only.names), {
      provider: 'wikidata',
      url: this.wikidata.pageOf(only.item.id),
      confidence: only.isSame ? CONFIDENCE.byIdentifier : CONFIDENCE.byNameAndEmployer,
    });
  }

  private async person(
    item: WikidataItem,
    params: EnrichPersonParams,
    context: CallContext,
  ): Promise<{ item: WikidataItem; names: Map<string, string>; isSame: boolean; hasEmployer: boolean }> {
    const names = await this.wikidata.labelsOf(namedItemsOf(item), 'en', context);
    return {
      item,
      names,
      isSame: identifiersOf(item, params) === 'same',
      hasEmployer: hasRequestedEmployer(item, names, params),
    };
  }
}
