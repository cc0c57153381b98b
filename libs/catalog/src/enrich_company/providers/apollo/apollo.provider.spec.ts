import { describeProvider } from '@capstan/kit/testing';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { ApolloProvider } from './apollo.provider.js';

describeProvider(ApolloProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' }),
  needs: ['APOLLO_API_KEY'],
  serves: [{ domain: 'acme.com' }],
  declines: [{ domain: undefined }],
  ok: 'company.json',
  cases: [
    {
      title: 'maps an organization to the contract',
      answer: 'company.json',
      request: {
        url: 'https://api.apollo.io/api/v1/organizations/enrich',
        query: { domain: 'acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        name: 'Acme',
        domain: 'acme.com',
        employee_count: 320,
        founded_year: 1998,
        headquarters: 'Hamburg',
        phones: ['+49 40 5550142'],
        socials: { facebook_url: 'https://www.facebook.com/acmegauges' },
      },
    },
  ],
  nothing: {
    like: { name: null, sources: [] },
    when: [
      ['there is no organization', 'nothing.json'],
      ['the organization is of another domain', 'company.json', { domain: 'other.com' }],
    ],
  },
  faults: [
    ['a plan without enrichment', { status: 403, fixture: 'inaccessible.json' }, 'misconfigured'],
    ['an empty object', { json: {} }, 'upstream_error'],
  ],
});
