import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromReoon, reoonFailure } from './reoon.mapper.js';

/** Reoon Email Verifier, in the mode that checks the mailbox. */
export const ReoonProvider = defineHttpProvider({
  info: { name: 'reoon', title: 'Reoon', homepage: 'https://emailverifier.reoon.com/api-docs/' },
  config: defineProviderConfig('reoon', { title: 'Reoon', baseUrl: 'https://emailverifier.reoon.com' }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/api/v1/verify',
    query: { email: addressOf(params).text, key: config.apiKey, mode: 'power' },
  }),
  failureOf: reoonFailure,
  read: fromReoon,
});
