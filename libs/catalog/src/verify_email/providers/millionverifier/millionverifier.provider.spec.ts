import { describeProvider } from '@capstan/kit/testing';
import { MillionverifierProvider } from './millionverifier.provider.js';

describeProvider(MillionverifierProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['MILLIONVERIFIER_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'ok.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'ok.json',
      request: {
        url: 'https://api.millionverifier.com/api/v3/',
        query: { api: 'k-for-tests', email: 'ada@acme.com', timeout: '10' },
      },
      like: { status: 'valid', reason: 'mailbox_exists', score: null, is_free: false, smtp: null },
    },
  ],
  readings: [
    [{ result: 'catch_all' }, { status: 'catch_all', reason: 'accepts_all' }],
    [{ result: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ result: 'disposable' }, { status: 'disposable', is_disposable: true }],
    [{ result: 'error' }, { status: 'unknown', reason: 'server_unreachable' }],
    [
      { result: 'unverified', didyoumean: 'ada@acme.org' },
      { status: 'unknown', did_you_mean: 'ada@acme.org' },
    ],
    [{ role: true }, { status: 'valid', is_role: true }],
  ],
  faults: [
    ['the end of its credits', 'no-credits.json', 'quota_exhausted'],
    ['a refused key', { json: { error: 'apikey not found' } }, 'misconfigured'],
    ['an internal error', { json: { error: 'internal' } }, 'upstream_error'],
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
