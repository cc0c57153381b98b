import { defineProviderConfig } from '@capstan/kit';

/** `WIKIPEDIA_BASE_URL`: any MediaWiki whose Action API is at `/w/api.php`, so other languages too. */
export const wikipediaConfig = defineProviderConfig('wikipedia', {
  title: 'Wikipedia or another MediaWiki',
  baseUrl: 'https://en.wikipedia.org',
  apiKey: false,
});
