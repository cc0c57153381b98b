import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { imageVendor } from '../../found-images.js';
import { fromPixabay, PIXABAY_LARGEST, pixabayFailure, toPixabayRequest } from './pixabay.mapper.js';

/** Photos of Pixabay; 100 requests a minute with a free key. */
export const PixabayProvider = defineHttpProvider({
  info: { name: 'pixabay', title: 'Pixabay', homepage: 'https://pixabay.com/api/docs/' },
  config: defineProviderConfig('pixabay', { title: 'Pixabay', baseUrl: 'https://pixabay.com' }),
  needs: ['apiKey'],
  ...imageVendor,
  supports: ({ min_width: minWidth }) => minWidth <= PIXABAY_LARGEST,
  // The key is in the query, which a redirect may send to another host.
  maxRedirects: 0,
  request: (params, { config }) => toPixabayRequest(params, config.apiKey),
  failureOf: pixabayFailure,
  read: fromPixabay,
});
