import { defineProviderConfig } from '@capstan/kit';

/** `APOLLO_API_KEY`, `APOLLO_BASE_URL`, for enrichment of companies and people. */
export const apolloConfig = defineProviderConfig('apollo', {
  title: 'Apollo',
  baseUrl: 'https://api.apollo.io',
});
