import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { addressOf, verifyVendor } from '../../verify-vendor.js';
import { fromBouncer } from './bouncer.mapper.js';

/** Bouncer. */
export const BouncerProvider = defineHttpProvider({
  info: { name: 'bouncer', title: 'Bouncer', homepage: 'https://docs.usebouncer.com' },
  config: defineProviderConfig('bouncer', {
    title: 'Bouncer',
    baseUrl: 'https://api.usebouncer.com',
  }),
  needs: ['apiKey'],
  ...verifyVendor,
  request: (params, { config }) => ({
    path: '/v1.1/email/verify',
    query: { email: addressOf(params).text, timeout: 10 },
    headers: { 'x-api-key': config.apiKey },
  }),
  read: fromBouncer,
});
