import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { searchVendor, servesNoPapers } from '../../search-hits.js';
import { braveFailure, fromBrave, hasMoreOfBrave, toBraveRequest } from './brave.mapper.js';

/** 50 results are three pages of 20; every page is a billed request. */
const MAX_PAGES = 3;

/** Brave Search API, web and news; it has no academic search. */
export const BraveProvider = defineHttpProvider({
  info: { name: 'brave', title: 'Brave Search', homepage: 'https://brave.com/search/api/' },
  config: defineProviderConfig('brave', { title: 'Brave Search', baseUrl: 'https://api.search.brave.com' }),
  needs: ['apiKey'],
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config, page }) => ({
    ...toBraveRequest(params, page),
    headers: { 'x-subscription-token': config.apiKey },
  }),
  failureOf: braveFailure,
  read: fromBrave,
  paging: {
    maxPages: MAX_PAGES,
    wanted: ({ max_results }) => max_results,
    hasMore: hasMoreOfBrave,
  },
});
