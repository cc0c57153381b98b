import { describeProvider } from '@capstan/kit/testing';
import { HunterProvider } from './hunter.provider.js';

describeProvider(HunterProvider, {
  fixtures: import.meta.dirname,
  params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
  needs: ['HUNTER_API_KEY'],
  ok: 'found.json',
  cases: [
    {
      title: 'maps a find to the contract',
      answer: 'found.json',
      timeoutMs: 9500,
      request: {
        url: 'https://api.hunter.io/v2/email-finder',
        query: { domain: 'acme.com', first_name: 'Ada', last_name: 'Lovelace', max_duration: '8' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      result: {
        email: 'ada@acme.com',
        confidence: 97,
        status: 'valid',
        pattern: '{first}',
        sources: [{ provider: 'hunter', url: 'http://acme.com/team' }],
        candidates: [],
      },
    },
    ...(
      [
        ['accept_all', 'catch_all'],
        ['webmail', 'unknown'],
        ['unknown', 'unknown'],
        [null, 'unknown'],
      ] as const
    ).map(([said, status]) => ({
      title: `reads the verification ${said} as ${status}`,
      answer: { fixture: 'found.json', with: { data: { verification: { status: said }, sources: [] } } },
      like: { status, sources: [{ provider: 'hunter', url: null }] },
    })),
  ],
  nothing: {
    like: { email: null, status: null, confidence: 0, sources: [] },
    when: [
      ['there is no address', 'nothing.json'],
      ['nothing is found', { status: 404, json: { errors: [{ id: 'not_found', code: 404 }] } }],
      [
        'the address does not work',
        { fixture: 'found.json', with: { data: { verification: { status: 'invalid' } } } },
      ],
      [
        'the address is of another domain',
        { fixture: 'found.json', with: { data: { email: 'ada@other.com' } } },
      ],
    ],
  },
  faults: [
    [
      'a person who opted out as final',
      { status: 451, fixture: 'opted-out.json' },
      { outcome: 'blocked', isFinal: true, isTarget: true },
    ],
    ['work in progress', { status: 202, json: { data: {} } }, 'timeout'],
    [
      'its limit',
      { status: 403, json: { errors: [{ id: 'too_many_requests', code: 403 }] } },
      'rate_limited',
    ],
    ['an answer without an address field', { json: { data: {} } }, 'upstream_error'],
  ],
  unusual: {
    '429': 'quota_exhausted',
    '429 with Retry-After': ['quota_exhausted', 7],
  },
});
