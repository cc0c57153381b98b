import { defineProviderConfig } from '@capstan/kit';

/** `HUNTER_API_KEY`, `HUNTER_BASE_URL`, for all capabilities that Hunter serves. */
export const hunterConfig = defineProviderConfig('hunter', {
  title: 'Hunter',
  baseUrl: 'https://api.hunter.io',
});
