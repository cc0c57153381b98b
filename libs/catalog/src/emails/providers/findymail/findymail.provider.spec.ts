import { describeProvider } from '@capstan/kit/testing';
import { FindymailProvider } from './findymail.provider.js';

describeProvider(FindymailProvider, {
  fixtures: import.meta.dirname,
  params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
  needs: ['FINDYMAIL_API_KEY'],
  ok: 'found.json',
  cases: [
    {
      title: 'maps a find to the contract',
      answer: 'found.json',
      request: {
        method: 'POST',
        url: 'https://app.findymail.com/api/search/name',
        headers: { authorization: 'Bearer k-for-tests' },
        json: { name: 'Ada Lovelace', domain: 'acme.com' },
        maxRedirects: 0,
      },
      like: {
        email: 'ada@acme.com',
        confidence: 90,
        status: 'valid',
        pattern: '{first}',
        sources: [{ provider: 'findymail', url: null }],
        candidates: [],
      },
    },
  ],
  readings: [[{ contact: undefined, payload: { contact: { email: 'ada@acme.com' } } }, { status: 'valid' }]],
  nothing: {
    like: { email: null, status: null, confidence: 0, sources: [] },
    when: [
      ['there is no contact', 'nothing.json'],
      ['nothing is found', { status: 404, json: { error: 'Not found' } }],
      ['the contact has no address', { json: { payload: { contact: {} } } }],
    ],
  },
  faults: [
    ['the end of the credits under 200', 'no-credits.json', 'quota_exhausted'],
    ['a list of results', { json: { results: [] } }, 'upstream_error'],
  ],
});
