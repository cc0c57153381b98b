import { defineHttpProvider } from '@capstan/kit';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { findVendor } from '../../find-vendor.js';
import { fromApollo } from './apollo.mapper.js';

/** Apollo people search; one credit per person. Personal addresses are never requested. */
export const ApolloProvider = defineHttpProvider({
  info: { name: 'apollo', title: 'Apollo', homepage: 'https://docs.apollo.io' },
  config: apolloConfig,
  needs: ['apiKey'],
  ...findVendor,
  request: ({ first_name, last_name, domain }, { config }) => ({
    method: 'POST',
    path: '/api/v1/people/match',
    query: { first_name, last_name, domain },
    headers: { 'x-api-key': config.apiKey },
  }),
  read: fromApollo,
});
