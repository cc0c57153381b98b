import { describeProvider } from '@capstan/kit/testing';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { ApolloProvider } from './apollo.provider.js';

const person = {
  full_name: 'Ada Lovelace',
  headline: 'Head of Research at Acme',
  company: { name: 'Acme', domain: 'acme.com' },
  location: 'London, England, United Kingdom',
  emails: [{ value: 'ada@acme.com', type: 'work', status: 'verified' }],
  employment: [{ organisation: 'Acme', title: 'Head of Research', start_year: 2015, end_year: null }],
};
const url = 'https://api.apollo.io/api/v1/people/match';

describeProvider(ApolloProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichPersonParams(), { email: 'ada@acme.com' }),
  needs: ['APOLLO_API_KEY'],
  serves: [{}, { email: undefined, name: 'A B', domain: 'c.com' }],
  declines: [{ email: undefined, name: 'A B' }],
  ok: 'person.json',
  cases: [
    {
      title: 'maps a person found by address',
      answer: 'person.json',
      request: {
        method: 'POST',
        url,
        query: { email: 'ada@acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: { ...person, confidence: 0.9 },
    },
    {
      title: 'maps a person found by name and employer',
      params: { email: undefined, name: 'Ada Augusta Lovelace', company: 'Acme', domain: 'acme.com' },
      answer: 'person.json',
      request: {
        method: 'POST',
        url,
        query: {
          first_name: 'Ada',
          last_name: 'Augusta Lovelace',
          domain: 'acme.com',
          organization_name: 'Acme',
        },
      },
      like: { ...person, confidence: 0.8 },
    },
    {
      title: 'does not take the placeholder for an address',
      answer: { fixture: 'person.json', with: { person: { email: 'email_not_unlocked@domain.com' } } },
      like: { emails: [] },
    },
  ],
  nothing: {
    like: { full_name: null, sources: [] },
    when: [
      ['the person is unknown', 'nothing.json'],
      ['the employer is another', 'person.json', { email: undefined, name: 'Ada Lovelace', company: 'Apex' }],
    ],
  },
  faults: [
    ['a plan without it', { status: 403, fixture: 'inaccessible.json' }, 'misconfigured'],
    ['an answer without a person', { json: { organization: null } }, 'upstream_error'],
  ],
});
