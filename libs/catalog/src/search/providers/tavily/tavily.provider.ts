import { defineHttpProvider } from '@capstan/kit';
import { tavilyConfig } from '../../../vendors/tavily/tavily.config.js';
import { TAVILY_TITLE, tavilyFailure, tavilyHeaders } from '../../../vendors/tavily/tavily.vendor.js';
import { searchVendor, servesNoPapers } from '../../search-hits.js';
import { fromTavilySearch, toTavilySearch } from './tavily.mapper.js';

/** Tavily search, web and news; available without a key within limits per client address. */
export const TavilySearchProvider = defineHttpProvider({
  info: { name: 'tavily', title: TAVILY_TITLE, homepage: 'https://docs.tavily.com' },
  config: tavilyConfig,
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config }) => ({
    path: '/search',
    headers: tavilyHeaders(config.apiKey),
    json: toTavilySearch(params),
  }),
  failureOf: tavilyFailure,
  read: fromTavilySearch,
});
