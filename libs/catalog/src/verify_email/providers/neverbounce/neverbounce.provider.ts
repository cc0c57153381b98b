import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromNeverbounce, neverbounceFailure } from './neverbounce.mapper.js';

/** NeverBounce. */
export const NeverbounceProvider = defineHttpProvider({
  info: { name: 'neverbounce', title: 'NeverBounce', homepage: 'https://developers.neverbounce.com' },
  config: defineProviderConfig('neverbounce', {
    title: 'NeverBounce',
    baseUrl: 'https://api.neverbounce.com',
  }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v4/single/check',
    query: { key: config.apiKey, email: addressOf(params).text, timeout: 10 },
  }),
  failureOf: neverbounceFailure,
  read: fromNeverbounce,
});
