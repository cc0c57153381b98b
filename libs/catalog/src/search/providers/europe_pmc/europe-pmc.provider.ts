import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-hits.js';
import { europePmcFailure, fromEuropePmc, toEuropePmcRequest } from './europe-pmc.mapper.js';

/** Literature of the life sciences with PubMed, PubMed Central and preprints. Needs no account. */
export const EuropePmcProvider = defineHttpProvider({
  info: { name: 'europe_pmc', title: 'Europe PMC', homepage: 'https://europepmc.org/RestfulWebService' },
  config: defineProviderConfig('europe_pmc', {
    title: 'Europe PMC',
    baseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
    apiKey: false,
  }),
  ...searchVendor,
  supports: servesPapers,
  // About ten requests a second are allowed; three in parallel stay below.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params) =>
    queryWords(params.query).length === 0 ? undefined : { path: toEuropePmcRequest(params) },
  failureOf: europePmcFailure,
  read: (body, { params }) => fromEuropePmc(body, params),
});
