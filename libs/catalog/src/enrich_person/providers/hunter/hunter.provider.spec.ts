import { describeProvider } from '@capstan/kit/testing';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { HunterProvider } from './hunter.provider.js';

describeProvider(HunterProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new EnrichPersonParams(), { email: 'ada@acme.com' }),
  needs: ['HUNTER_API_KEY'],
  serves: [{ email: 'a@b.com' }],
  declines: [{ email: undefined, name: 'A B', company: 'C' }],
  ok: 'person.json',
  cases: [
    {
      title: 'maps the person of an address',
      answer: 'person.json',
      request: {
        url: 'https://api.hunter.io/v2/people/find',
        query: { email: 'ada@acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        full_name: 'Ada Lovelace',
        title: 'Head of Research',
        company: { name: 'Acme', domain: 'acme.com' },
        phones: ['+44 20 7946 0018'],
        socials: { linkedin_url: 'https://www.linkedin.com/in/ada-lovelace', x_url: 'https://x.com/ada_l' },
        confidence: 0.9,
      },
    },
  ],
  nothing: {
    like: { full_name: null, sources: [] },
    when: [
      ['the person is unknown', { status: 404, fixture: 'not-found.json' }],
      ['the person opted out', { status: 451, fixture: 'opted-out.json' }],
      ['it is another person', 'person.json', { name: 'Bo Byron' }],
    ],
  },
  faults: [
    [
      'its limit',
      { status: 403, json: { errors: [{ id: 'too_many_requests', code: 403 }] } },
      'rate_limited',
    ],
    ['an answer without a person', { json: { data: {} } }, 'upstream_error'],
  ],
  unusual: {
    '429': 'quota_exhausted',
    '429 with Retry-After': ['quota_exhausted', 7],
  },
});
