import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromKickbox, kickboxFailure } from './kickbox.mapper.js';

/** Kickbox. */
export const KickboxProvider = defineHttpProvider({
  info: { name: 'kickbox', title: 'Kickbox', homepage: 'https://docs.kickbox.com' },
  config: defineProviderConfig('kickbox', { title: 'Kickbox', baseUrl: 'https://api.kickbox.com' }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v2/verify',
    query: { email: addressOf(params).text, timeout: 10_000 },
    headers: { authorization: `token ${config.apiKey}` },
  }),
  failureOf: kickboxFailure,
  read: fromKickbox,
});
