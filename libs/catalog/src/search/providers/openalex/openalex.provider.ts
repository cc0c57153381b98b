import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-hits.js';
import { fromOpenalex, openalexFailure, toOpenalexRequest } from './openalex.mapper.js';

/** About 250 million works of all fields. Works without a key, with a small daily budget. */
export const OpenalexProvider = defineHttpProvider({
  info: { name: 'openalex', title: 'OpenAlex', homepage: 'https://developers.openalex.org' },
  config: defineProviderConfig('openalex', { title: 'OpenAlex', baseUrl: 'https://api.openalex.org' }),
  ...searchVendor,
  supports: servesPapers,
  // The key is in the query, which a redirect may send to another host.
  maxRedirects: 0,
  request: (params, { config }) =>
    queryWords(params.query).length === 0 ? undefined : { path: toOpenalexRequest(params, config.apiKey) },
  failureOf: (response, { config }) => openalexFailure(response, config.apiKey),
  read: (body, { params }) => fromOpenalex(body, params),
});
