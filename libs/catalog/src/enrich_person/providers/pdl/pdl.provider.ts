import { defineHttpProvider } from '@capstan/kit';
import { pdlConfig } from '../../../vendors/pdl/pdl.config.js';
import { CONFIDENCE } from '../../person-result.js';
import { personVendor, servesKnownPeople, toRequestedPerson } from '../../person-vendor.js';
import { MIN_LIKELIHOOD, type PdlPerson, fromPdl } from './pdl.mapper.js';

/** People Data Labs people; one credit per match. */
export const PdlProvider = defineHttpProvider({
  info: { name: 'pdl', title: 'People Data Labs', homepage: 'https://docs.peopledatalabs.com' },
  config: pdlConfig,
  needs: ['apiKey'],
  ...personVendor('pdl'),
  supports: servesKnownPeople,
  request: ({ email, name, company, domain }, { config }) => ({
    path: '/v5/person/enrich',
    query: { min_likelihood: MIN_LIKELIHOOD, titlecase: true, email, name, company: company ?? domain },
    headers: { 'x-api-key': config.apiKey },
  }),
  read: fromPdl,
  result: ({ facts, likelihood }: PdlPerson, params) =>
    toRequestedPerson(
      facts,
      { provider: 'pdl', confidence: Math.min(likelihood, CONFIDENCE.byEmail) },
      params,
    ),
});
