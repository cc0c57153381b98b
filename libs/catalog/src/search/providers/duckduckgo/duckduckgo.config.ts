import { defineProviderConfig } from '@capstan/capability-kit';

/** `DUCKDUCKGO_BASE_URL`; there is no key, and no permission either: it serves only where `SEARCH_PROVIDERS` names it. */
export const duckduckgoConfig = defineProviderConfig('duckduckgo', {
  title: 'the HTML search page of DuckDuckGo',
  baseUrl: 'https://html.duckduckgo.com',
  apiKey: false,
});
