import { bearer, defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { imageVendor } from '../../found-images.js';
import { fromOpenverse, hasMoreOfOpenverse, toOpenverseRequest } from './openverse.mapper.js';

/** 50 photos are three pages of 20. */
const MAX_PAGES = 3;

/**
 * Photos with Creative Commons licenses and in the public domain, from Flickr, museums and others. Works without a key,
 * with 20 requests a minute and 200 a day; the key is a token of a registered application.
 */
export const OpenverseProvider = defineHttpProvider({
  info: { name: 'openverse', title: 'Openverse', homepage: 'https://api.openverse.org/v1/' },
  config: defineProviderConfig('openverse', { title: 'Openverse', baseUrl: 'https://api.openverse.org' }),
  ...imageVendor,
  request: (params, { config, page }) => ({
    ...toOpenverseRequest(params, page),
    headers: { authorization: bearer(config.apiKey) },
  }),
  read: fromOpenverse,
  paging: {
    maxPages: MAX_PAGES,
    wanted: ({ max_results: wanted }) => wanted,
    hasMore: hasMoreOfOpenverse,
  },
});
