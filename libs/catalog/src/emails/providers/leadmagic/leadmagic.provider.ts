import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { findVendor } from '../../find-vendor.js';
import { fromLeadmagic } from './leadmagic.mapper.js';

/** LeadMagic; one credit per address. */
export const LeadmagicProvider = defineHttpProvider({
  info: { name: 'leadmagic', title: 'LeadMagic', homepage: 'https://leadmagic.io/docs' },
  config: defineProviderConfig('leadmagic', { title: 'LeadMagic', baseUrl: 'https://api.leadmagic.io' }),
  needs: ['apiKey'],
  ...findVendor,
  request: ({ first_name, last_name, domain }, { config }) => ({
    path: '/v1/people/email-finder',
    headers: { 'x-api-key': config.apiKey },
    json: { first_name, last_name, domain },
  }),
  read: fromLeadmagic,
});
