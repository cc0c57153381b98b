import { describeProvider } from '@capstan/kit/testing';
import { ProspeoProvider } from './prospeo.provider.js';

describeProvider(ProspeoProvider, {
  fixtures: import.meta.dirname,
  params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
  needs: ['PROSPEO_API_KEY'],
  ok: 'found.json',
  cases: [
    {
      title: 'maps a find to the contract',
      answer: 'found.json',
      request: {
        method: 'POST',
        url: 'https://api.prospeo.io/enrich-person',
        headers: { 'x-key': 'k-for-tests' },
        json: {
          only_verified_email: true,
          data: { first_name: 'Ada', last_name: 'Lovelace', company_website: 'acme.com' },
        },
        maxRedirects: 0,
      },
      like: {
        email: 'ada@acme.com',
        confidence: 90,
        status: 'valid',
        pattern: '{first}',
        sources: [{ provider: 'prospeo', url: null }],
        candidates: [],
      },
    },
  ],
  readings: [[{ person: { email: { status: 'UNVERIFIED' } } }, { status: 'unknown', confidence: 45 }]],
  nothing: {
    like: { email: null, status: null, confidence: 0, sources: [] },
    when: [
      ['no person matches', { status: 400, fixture: 'no-match.json' }],
      ['the person has no address', { json: { error: false, person: {} } }],
      ['it is another person', { fixture: 'found.json', with: { person: { first_name: 'Bo' } } }],
    ],
  },
  faults: [
    ['the end of the credits', { status: 400, fixture: 'no-credits.json' }, 'quota_exhausted'],
    ['a refused key', { status: 400, json: { error: true, error_code: 'INVALID_API_KEY' } }, 'misconfigured'],
    ['its limit', { status: 429, json: { error: true, error_code: 'RATE_LIMITED' } }, 'rate_limited'],
    ['a refusal that it does not explain', { status: 400, json: { error: true } }, 'upstream_error'],
    ['a list of results', { json: { results: [] } }, 'upstream_error'],
  ],
});
