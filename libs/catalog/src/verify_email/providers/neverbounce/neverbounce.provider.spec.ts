import { describeProvider } from '@capstan/kit/testing';
import { NeverbounceProvider } from './neverbounce.provider.js';

describeProvider(NeverbounceProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['NEVERBOUNCE_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'valid.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'valid.json',
      request: {
        url: 'https://api.neverbounce.com/v4/single/check',
        query: { key: 'k-for-tests', email: 'ada@acme.com', timeout: '10' },
      },
      like: { status: 'valid', did_you_mean: null, smtp: { connected: true, accepts: null } },
    },
  ],
  readings: [
    [{ result: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ result: 'invalid', flags: ['bad_dns'] }, { reason: 'domain_not_found' }],
    [{ result: 'invalid', flags: ['bad_syntax'] }, { reason: 'syntax' }],
    [
      { result: 'disposable', flags: ['disposable_email'] },
      { status: 'disposable', is_disposable: true },
    ],
    [
      { result: 'catchall', flags: ['free_email_host', 'role_account'] },
      { status: 'catch_all', is_free: true, is_role: true },
    ],
    [
      { result: 'unknown', suggested_correction: 'ada@acme.org' },
      { status: 'unknown', did_you_mean: 'ada@acme.org' },
    ],
  ],
  faults: [
    ['a refused key', 'auth-failure.json', 'misconfigured'],
    ['its limit', { json: { status: 'throttle_triggered' } }, 'rate_limited'],
    [
      'the end of its credits',
      { json: { status: 'general_failure', message: 'Insufficient credit balance' } },
      'quota_exhausted',
    ],
    ['an internal error', { json: { status: 'temp_unavail' } }, 'upstream_error'],
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
