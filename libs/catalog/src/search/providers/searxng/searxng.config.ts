import { defineProviderConfig } from '@capstan/kit';

/** `SEARXNG_BASE_URL`, an instance of the operator's own; without it the provider is left out. */
export const searxngConfig = defineProviderConfig('searxng', {
  title: 'a SearXNG instance (its settings must list json under search.formats)',
  apiKey: false,
});
