import { defineProviderConfig } from '@capstan/kit';

/** `MILLIONVERIFIER_API_KEY`, `MILLIONVERIFIER_BASE_URL`. */
export const millionverifierConfig = defineProviderConfig('millionverifier', {
  title: 'MillionVerifier',
  baseUrl: 'https://api.millionverifier.com',
});
