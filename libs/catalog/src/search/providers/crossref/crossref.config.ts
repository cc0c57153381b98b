import { defineProviderConfig } from '@capstan/kit';

/** `CROSSREF_BASE_URL`; there is no key. */
export const crossrefConfig = defineProviderConfig('crossref', {
  title: 'Crossref',
  baseUrl: 'https://api.crossref.org',
  apiKey: false,
});
