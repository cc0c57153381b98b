import { defineHttpProvider } from '@capstan/kit';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { personVendor, servesKnownPeople } from '../../person-vendor.js';
import { toPersonFacts, toPersonQuery } from './apollo.mapper.js';

/** Apollo people; one credit each. Personal addresses and telephone numbers are never requested. */
export const ApolloProvider = defineHttpProvider({
  info: { name: 'apollo', title: 'Apollo', homepage: 'https://docs.apollo.io' },
  config: apolloConfig,
  needs: ['apiKey'],
  ...personVendor('apollo'),
  supports: servesKnownPeople,
  request: (params, { config }) => ({
    method: 'POST',
    path: '/api/v1/people/match',
    query: toPersonQuery(params),
    headers: { 'x-api-key': config.apiKey },
  }),
  read: toPersonFacts,
});
