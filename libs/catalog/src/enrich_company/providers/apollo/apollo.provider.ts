import { defineHttpProvider } from '@capstan/kit';
import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { companyVendor, servesDomains } from '../../company-vendor.js';
import { toCompanyFacts } from './apollo.mapper.js';

/** Apollo organizations, by domain; one credit each. */
export const ApolloProvider = defineHttpProvider({
  info: { name: 'apollo', title: 'Apollo', homepage: 'https://docs.apollo.io' },
  config: apolloConfig,
  needs: ['apiKey'],
  ...companyVendor('apollo'),
  supports: servesDomains,
  request: ({ domain }, { config }) => ({
    path: '/api/v1/organizations/enrich',
    query: { domain },
    headers: { 'x-api-key': config.apiKey },
  }),
  read: toCompanyFacts,
});
