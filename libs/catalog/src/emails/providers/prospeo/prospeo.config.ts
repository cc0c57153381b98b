import { defineProviderConfig } from '@capstan/kit';

/** `PROSPEO_API_KEY`, `PROSPEO_BASE_URL`. */
export const prospeoConfig = defineProviderConfig('prospeo', {
  title: 'Prospeo',
  baseUrl: 'https://api.prospeo.io',
});
