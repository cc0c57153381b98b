import { defineHttpProvider } from '@capstan/kit';
import { pdlConfig } from '../../../vendors/pdl/pdl.config.js';
import { companyVendor } from '../../company-vendor.js';
import { toCompanyFacts } from './pdl.mapper.js';

/** People Data Labs companies, by website or name; one credit per match. */
export const PdlProvider = defineHttpProvider({
  info: { name: 'pdl', title: 'People Data Labs', homepage: 'https://docs.peopledatalabs.com' },
  config: pdlConfig,
  needs: ['apiKey'],
  ...companyVendor('pdl'),
  request: ({ domain, name, country }, { config }) => ({
    path: '/v5/company/enrich',
    query: { titlecase: true, ...(domain === undefined ? { name } : { website: domain }), country },
    headers: { 'x-api-key': config.apiKey },
  }),
  read: toCompanyFacts,
});
