import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { findVendor } from '../../find-vendor.js';
import { fromProspeo, isNoMatch, prospeoFailure } from './prospeo.mapper.js';

/** Prospeo; one credit per match with a verified address. */
export const ProspeoProvider = defineHttpProvider({
  info: { name: 'prospeo', title: 'Prospeo', homepage: 'https://prospeo.io/api-docs' },
  config: defineProviderConfig('prospeo', { title: 'Prospeo', baseUrl: 'https://api.prospeo.io' }),
  needs: ['apiKey'],
  ...findVendor,
  request: ({ first_name, last_name, domain }, { config }) => ({
    path: '/enrich-person',
    headers: { 'x-key': config.apiKey },
    json: { only_verified_email: true, data: { first_name, last_name, company_website: domain } },
  }),
  failureOf: prospeoFailure,
  isEmpty: isNoMatch,
  read: fromProspeo,
});
