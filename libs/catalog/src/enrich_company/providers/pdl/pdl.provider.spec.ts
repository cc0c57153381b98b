import { describeProvider } from '@capstan/kit/testing';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { PdlProvider } from './pdl.provider.js';

const company = {
  name: 'Acme',
  domain: 'acme.com',
  employee_count: 318,
  industry: 'Industrial Automation',
  // The response has a country name without a code.
  country: null,
  socials: {
    linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
    x_url: 'https://x.com/acmegauges',
  },
};
const url = 'https://api.peopledatalabs.com/v5/company/enrich';

describeProvider(PdlProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { name: 'Acme' }),
  needs: ['PDL_API_KEY'],
  ok: 'company.json',
  cases: [
    {
      title: 'maps a company found by domain',
      params: { domain: 'acme.com' },
      answer: 'company.json',
      request: { url, query: { titlecase: 'true', website: 'acme.com' }, maxRedirects: 0 },
      like: { ...company, confidence: 0.9 },
    },
    {
      title: 'maps a company found by name and country',
      params: { country: 'DE' },
      answer: 'company.json',
      request: {
        url,
        query: { titlecase: 'true', name: 'Acme', country: 'DE' },
        headers: { 'x-api-key': 'k-for-tests' },
      },
      like: { ...company, confidence: 0.6 },
    },
  ],
  nothing: {
    like: { name: null, sources: [] },
    when: [
      ['the company is unknown', { status: 404, fixture: 'not-found.json' }, { domain: 'acme.com' }],
      ['it is a loose match', 'company.json', { name: 'Acme Records' }],
      ['the domain is another', 'company.json', { domain: 'acme.org' }],
    ],
  },
  faults: [['hidden fields', { json: { status: 200, name: true, employee_count: true } }, 'upstream_error']],
});
