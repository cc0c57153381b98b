import { defineProviderConfig } from '@capstan/kit';

/** `WIKIDATA_BASE_URL`, for enrichment of companies and people; there is no key. */
export const wikidataConfig = defineProviderConfig('wikidata', {
  title: 'Wikidata or another Wikibase',
  baseUrl: 'https://www.wikidata.org',
  apiKey: false,
});
