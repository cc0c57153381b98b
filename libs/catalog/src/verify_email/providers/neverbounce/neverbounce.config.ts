import { defineProviderConfig } from '@capstan/kit';

/** `NEVERBOUNCE_API_KEY`, `NEVERBOUNCE_BASE_URL`. */
export const neverbounceConfig = defineProviderConfig('neverbounce', {
  title: 'NeverBounce',
  baseUrl: 'https://api.neverbounce.com',
});
