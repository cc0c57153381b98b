import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromMillionverifier, millionverifierFailure } from './millionverifier.mapper.js';

/** MillionVerifier; one of the cheapest. */
export const MillionverifierProvider = defineHttpProvider({
  info: {
    name: 'millionverifier',
    title: 'MillionVerifier',
    homepage: 'https://developer.millionverifier.com',
  },
  config: defineProviderConfig('millionverifier', {
    title: 'MillionVerifier',
    baseUrl: 'https://api.millionverifier.com',
  }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/api/v3/',
    query: { api: config.apiKey, email: addressOf(params).text, timeout: 10 },
  }),
  failureOf: millionverifierFailure,
  read: fromMillionverifier,
});
