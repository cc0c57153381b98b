import { describeProvider } from '@capstan/kit/testing';
import { LeadmagicProvider } from './leadmagic.provider.js';

describeProvider(LeadmagicProvider, {
  fixtures: import.meta.dirname,
  params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
  needs: ['LEADMAGIC_API_KEY'],
  ok: 'found.json',
  cases: [
    {
      title: 'maps a find to the contract',
      answer: 'found.json',
      request: {
        method: 'POST',
        url: 'https://api.leadmagic.io/v1/people/email-finder',
        headers: { 'x-api-key': 'k-for-tests' },
        json: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
        maxRedirects: 0,
      },
      like: {
        email: 'ada@acme.com',
        confidence: 95,
        status: 'valid',
        pattern: '{first}',
        sources: [{ provider: 'leadmagic', url: null }],
        candidates: [],
      },
    },
  ],
  readings: [
    [{ status: 'valid_catch_all' }, { status: 'valid', confidence: 85 }],
    [{ status: 'catch_all' }, { status: 'catch_all', confidence: 50 }],
    [{ status: 'perhaps' }, { status: 'unknown' }],
  ],
  nothing: {
    like: { email: null, status: null, confidence: 0, sources: [] },
    when: [
      ['there is no address', 'nothing.json'],
      ['the address does not work', { fixture: 'found.json', with: { status: 'invalid' } }],
    ],
  },
  faults: [
    ['the end of the credits', { status: 402, json: { message: 'Not enough credits' } }, 'quota_exhausted'],
    ['a list of results', { json: { results: [] } }, 'upstream_error'],
  ],
});
