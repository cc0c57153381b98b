import { defineProviderConfig } from '@capstan/kit';

/** `GLEIF_BASE_URL`; there is no key. */
export const gleifConfig = defineProviderConfig('gleif', {
  title: 'the Global LEI Index',
  baseUrl: 'https://api.gleif.org',
  apiKey: false,
});
