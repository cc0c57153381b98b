import { defineProviderConfig } from '@capstan/kit';

/** `PDL_API_KEY`, `PDL_BASE_URL`, for enrichment of companies and people. */
export const pdlConfig = defineProviderConfig('pdl', {
  title: 'People Data Labs',
  baseUrl: 'https://api.peopledatalabs.com',
});
