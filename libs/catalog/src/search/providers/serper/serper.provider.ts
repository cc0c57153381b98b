import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { searchVendor, servesNoPapers } from '../../search-hits.js';
import { fromSerper, serperFailure, toSerperRequest } from './serper.mapper.js';

/** Google results, web and news, through Serper. */
export const SerperProvider = defineHttpProvider({
  info: { name: 'serper', title: 'Serper', homepage: 'https://serper.dev' },
  config: defineProviderConfig('serper', { title: 'Serper', baseUrl: 'https://google.serper.dev' }),
  needs: ['apiKey'],
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config }) => ({
    ...toSerperRequest(params),
    headers: { 'x-api-key': config.apiKey },
  }),
  failureOf: serperFailure,
  read: fromSerper,
});
