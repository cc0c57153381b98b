import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromZerobounce, zerobounceFailure } from './zerobounce.mapper.js';

/** ZeroBounce. */
export const ZerobounceProvider = defineHttpProvider({
  info: { name: 'zerobounce', title: 'ZeroBounce', homepage: 'https://www.zerobounce.net/docs/' },
  config: defineProviderConfig('zerobounce', {
    title: 'ZeroBounce',
    baseUrl: 'https://api.zerobounce.net',
  }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v2/validate',
    query: { api_key: config.apiKey, email: addressOf(params).text, ip_address: '' },
  }),
  failureOf: zerobounceFailure,
  read: fromZerobounce,
});
