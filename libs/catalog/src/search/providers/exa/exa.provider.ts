import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { searchVendor } from '../../search-hits.js';
import { fromExaSearch, toExaSearch } from './exa.mapper.js';

/** Exa search: web, news and publications. */
export const ExaProvider = defineHttpProvider({
  info: { name: 'exa', title: 'Exa', homepage: 'https://docs.exa.ai' },
  config: defineProviderConfig('exa', { title: 'Exa', baseUrl: 'https://api.exa.ai' }),
  needs: ['apiKey'],
  ...searchVendor,
  request: (params, { config }) => ({
    path: '/search',
    headers: { 'x-api-key': config.apiKey },
    json: toExaSearch(params, Date.now()),
  }),
  read: fromExaSearch,
});
