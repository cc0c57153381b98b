import { describeProvider } from '@capstan/kit/testing';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { HunterProvider } from './hunter.provider.js';

describeProvider(HunterProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' }),
  needs: ['HUNTER_API_KEY'],
  serves: [{ domain: 'acme.com' }],
  declines: [{ domain: undefined }],
  ok: 'company.json',
  cases: [
    {
      title: 'maps a company to the contract; a range of employees is not a number',
      answer: 'company.json',
      request: {
        url: 'https://api.hunter.io/v2/companies/find',
        query: { domain: 'acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        name: 'Acme',
        legal_name: 'Acme GmbH',
        industry: 'Instruments',
        employee_count: null,
        founded_year: 1998,
        headquarters: 'Hamburg',
        country: 'DE',
        emails: ['info@acme.com'],
        socials: {
          linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
          crunchbase_url: 'https://www.crunchbase.com/organization/acme',
        },
      },
    },
  ],
  nothing: {
    like: { name: null, sources: [] },
    when: [
      ['the company is unknown', { status: 404, fixture: 'not-found.json' }],
      ['the company is of another domain', 'company.json', { domain: 'other.com' }],
    ],
  },
  faults: [
    ['the limit per second', { status: 403, fixture: 'usage.json' }, 'rate_limited'],
    ['the end of the plan', { status: 429, fixture: 'usage.json' }, 'quota_exhausted'],
    ['an empty object', { json: {} }, 'upstream_error'],
  ],
  unusual: {
    '429': 'quota_exhausted',
    '429 with Retry-After': ['quota_exhausted', 7],
  },
});
