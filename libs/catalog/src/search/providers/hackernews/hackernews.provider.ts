import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { searchVendor } from '../../search-hits.js';
import { fromHackernews, toHackernewsRequest } from './hackernews.mapper.js';

/** Hacker News stories, through the search by Algolia; needs no account. */
export const HackernewsProvider = defineHttpProvider({
  info: { name: 'hackernews', title: 'Hacker News', homepage: 'https://hn.algolia.com/api' },
  config: defineProviderConfig('hackernews', {
    title: 'the Hacker News search by Algolia',
    baseUrl: 'https://hn.algolia.com',
    apiKey: false,
  }),
  ...searchVendor,
  // Technology news, in English.
  supports: ({ source_type, language }) =>
    source_type === 'news' && (language === undefined || language === 'en'),
  request: (params) => ({ path: toHackernewsRequest(params) }),
  read: fromHackernews,
});
