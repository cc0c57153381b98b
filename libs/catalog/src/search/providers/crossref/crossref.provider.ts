import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-hits.js';
import { crossrefFailure, fromCrossref, toCrossrefRequest } from './crossref.mapper.js';

/** Works with a DOI: articles, books, preprints, reports. Needs no account. */
export const CrossrefProvider = defineHttpProvider({
  info: {
    name: 'crossref',
    title: 'Crossref',
    homepage: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  },
  config: defineProviderConfig('crossref', {
    title: 'Crossref',
    baseUrl: 'https://api.crossref.org',
    apiKey: false,
  }),
  ...searchVendor,
  supports: servesPapers,
  // The concurrency of Crossref's polite pool; a contact in `OUTBOUND_USER_AGENT` is required for it.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params) =>
    queryWords(params.query).length === 0 ? undefined : { path: toCrossrefRequest(params) },
  failureOf: crossrefFailure,
  read: (body, { params }) => fromCrossref(body, params),
});
