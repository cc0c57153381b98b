import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { mediawikiFailure } from '../../../mediawiki-failure.js';
import { imageVendor } from '../../found-images.js';
import { fromCommons, toCommonsQuery } from './wikimedia-commons.mapper.js';

/** Photos of Wikimedia Commons; needs no account. */
export const WikimediaCommonsProvider = defineHttpProvider({
  info: {
    name: 'wikimedia_commons',
    title: 'Wikimedia Commons',
    homepage: 'https://www.mediawiki.org/wiki/API:Imageinfo',
  },
  config: defineProviderConfig('wikimedia_commons', {
    title: 'Wikimedia Commons',
    baseUrl: 'https://commons.wikimedia.org',
    apiKey: false,
  }),
  ...imageVendor,
  // The concurrency limit for anonymous clients of Wikimedia.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params) => ({ path: '/w/api.php', query: toCommonsQuery(params) }),
  failureOf: mediawikiFailure('Wikimedia Commons'),
  read: fromCommons,
});
