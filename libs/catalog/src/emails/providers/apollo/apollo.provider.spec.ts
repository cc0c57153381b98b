import { describeProvider } from '@capstan/kit/testing';
import { ApolloProvider } from './apollo.provider.js';

describeProvider(ApolloProvider, {
  fixtures: import.meta.dirname,
  params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
  needs: ['APOLLO_API_KEY'],
  ok: 'person.json',
  cases: [
    {
      title: 'maps a find to the contract',
      answer: 'person.json',
      request: {
        method: 'POST',
        url: 'https://api.apollo.io/api/v1/people/match',
        query: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        email: 'ada@acme.com',
        confidence: 95,
        status: 'valid',
        pattern: '{first}',
        sources: [{ provider: 'apollo', url: null }],
        candidates: [],
      },
    },
  ],
  readings: [[{ person: { email_status: 'unverified' } }, { status: 'unknown', confidence: 50 }]],
  nothing: {
    like: { email: null, status: null, confidence: 0, sources: [] },
    when: [
      ['there is no such person', 'nothing.json'],
      ['the address is not paid for', 'locked.json'],
      [
        'the address is a guess',
        { fixture: 'person.json', with: { person: { email_status: 'extrapolated' } } },
      ],
      ['it is another person', { fixture: 'person.json', with: { person: { last_name: 'Byron' } } }],
    ],
  },
  faults: [
    ['a plan without it', { status: 403, json: { error_code: 'API_INACCESSIBLE' } }, 'misconfigured'],
    ['a list of results', { json: { results: [] } }, 'upstream_error'],
  ],
});
