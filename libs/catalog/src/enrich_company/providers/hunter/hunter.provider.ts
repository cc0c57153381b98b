import { defineHttpProvider } from '@capstan/kit';
import { hunterConfig } from '../../../vendors/hunter/hunter.config.js';
import { hunterFailure } from '../../../vendors/hunter/hunter.vendor.js';
import { companyVendor, servesDomains } from '../../company-vendor.js';
import { toCompanyFacts } from './hunter.mapper.js';

/** Hunter companies, by domain. */
export const HunterProvider = defineHttpProvider({
  info: { name: 'hunter', title: 'Hunter', homepage: 'https://hunter.io/api-documentation' },
  config: hunterConfig,
  needs: ['apiKey'],
  ...companyVendor('hunter'),
  supports: servesDomains,
  request: ({ domain }, { config }) => ({
    path: '/v2/companies/find',
    query: { domain },
    headers: { 'x-api-key': config.apiKey },
  }),
  failureOf: hunterFailure,
  read: toCompanyFacts,
});
