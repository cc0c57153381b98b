import { describeProvider } from '@capstan/kit/testing';
import { KickboxProvider } from './kickbox.provider.js';

describeProvider(KickboxProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['KICKBOX_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'deliverable.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'deliverable.json',
      request: {
        url: 'https://api.kickbox.com/v2/verify',
        query: { email: 'ada@acme.com', timeout: '10000' },
        headers: { authorization: 'token k-for-tests' },
      },
      like: { status: 'valid', score: 94, is_free: false, is_role: false },
    },
  ],
  readings: [
    [
      { result: 'undeliverable', reason: 'rejected_email' },
      { status: 'invalid', reason: 'mailbox_not_found' },
    ],
    [{ result: 'undeliverable', reason: 'invalid_domain' }, { reason: 'domain_not_found' }],
    [{ result: 'undeliverable', reason: 'invalid_email' }, { reason: 'syntax' }],
    [{ result: 'risky', accept_all: true }, { status: 'catch_all' }],
    [
      { result: 'risky', disposable: true },
      { status: 'disposable', is_disposable: true },
    ],
    [{ result: 'risky' }, { status: 'risky', reason: 'low_quality' }],
    [{ result: 'unknown', reason: 'no_connect' }, { reason: 'server_unreachable' }],
    [
      { result: 'unknown', reason: 'invalid_smtp', did_you_mean: 'ada@acme.org' },
      { reason: 'server_unclear', did_you_mean: 'ada@acme.org' },
    ],
  ],
  faults: [
    ['the end of its balance', { status: 403, fixture: 'no-balance.json' }, 'quota_exhausted'],
    ['a refused key', { status: 403, json: { message: 'Invalid API key', success: false } }, 'misconfigured'],
    ['a failure under 200', { json: { message: 'No', success: false } }, 'upstream_error'],
    ['its limit', { status: 429, json: { message: 'Slow down', success: false } }, 'rate_limited'],
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
