import { defineProviderConfig } from '@capstan/kit';

/** `BRAVE_API_KEY`, `BRAVE_BASE_URL`; without a key the provider is left out. */
export const braveConfig = defineProviderConfig('brave', {
  title: 'Brave Search',
  baseUrl: 'https://api.search.brave.com',
});
