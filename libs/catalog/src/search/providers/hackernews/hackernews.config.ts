import { defineProviderConfig } from '@capstan/kit';

/** `HACKERNEWS_BASE_URL`; there is no key. */
export const hackernewsConfig = defineProviderConfig('hackernews', {
  title: 'the Hacker News search by Algolia',
  baseUrl: 'https://hn.algolia.com',
  apiKey: false,
});
