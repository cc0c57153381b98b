import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { CONFIDENCE, toCompanyResult } from '../../company-result.js';
import type { EnrichCompanyParams } from '../../enrich-company.params.js';
import { unknownCompany } from '../../unknown-company.js';
import {
  type LeiRecord,
  chooseRecord,
  leisOf,
  recordsOf,
  toCompanyFacts,
  toCompletionsRequest,
  toRecordsRequest,
} from './gleif.mapper.js';

/**
 * Legal entities with an LEI, by name: the index has no domains. Matching names are looked up first, then their records.
 */
export const GleifProvider = defineHttpProvider({
  info: { name: 'gleif', title: 'Global LEI Index', homepage: 'https://www.gleif.org' },
  config: defineProviderConfig('gleif', {
    title: 'the Global LEI Index',
    baseUrl: 'https://api.gleif.org',
    apiKey: false,
  }),
  supports: ({ name }: EnrichCompanyParams) => name !== undefined,
  // The limit is about one request a second per client; a call makes two.
  pace: { concurrent: 2, intervalMs: 0 },
  request: async ({ name = '' }, { ask }) => {
    const leis = await ask({ request: toCompletionsRequest(name), read: (body) => leisOf(body, name) });
    return leis && leis.length > 0 ? toRecordsRequest(leis) : undefined;
  },
  read: (body, { params: { name = '', country } }) => {
    const records = recordsOf(body);
    return records && (chooseRecord(records, name, country) ?? null);
  },
  result: (record: LeiRecord, { country }) =>
    toCompanyResult(toCompanyFacts(record), {
      provider: 'gleif',
      url: `https://search.gleif.org/#/record/${record.lei}`,
      confidence: country === undefined ? CONFIDENCE.byName : CONFIDENCE.byNameAndCountry,
    }),
  empty: unknownCompany,
});
