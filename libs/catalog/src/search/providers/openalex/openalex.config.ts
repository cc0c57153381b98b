import { defineProviderConfig } from '@capstan/kit';

/** `OPENALEX_API_KEY`, free and not required (it gives ten times the daily budget), and `OPENALEX_BASE_URL`. */
export const openalexConfig = defineProviderConfig('openalex', {
  title: 'OpenAlex',
  baseUrl: 'https://api.openalex.org',
});
