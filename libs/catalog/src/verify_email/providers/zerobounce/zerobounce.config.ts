import { defineProviderConfig } from '@capstan/kit';

/** `ZEROBOUNCE_API_KEY`, `ZEROBOUNCE_BASE_URL`. */
export const zerobounceConfig = defineProviderConfig('zerobounce', {
  title: 'ZeroBounce',
  baseUrl: 'https://api.zerobounce.net',
});
