import { describeProvider } from '@capstan/kit/testing';
import { ReoonProvider } from './reoon.provider.js';

describeProvider(ReoonProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['REOON_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'safe.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'safe.json',
      request: {
        url: 'https://emailverifier.reoon.com/api/v1/verify',
        query: { email: 'ada@acme.com', key: 'k-for-tests', mode: 'power' },
      },
      like: {
        status: 'valid',
        score: 98,
        mx: ['mx1.acme.com', 'mx2.acme.com'],
        smtp: { connected: true, accepts: true, full: false, disabled: false },
      },
    },
  ],
  readings: [
    [{ status: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ status: 'invalid', is_valid_syntax: false }, { reason: 'syntax' }],
    [{ status: 'invalid', mx_accepts_mail: false }, { reason: 'no_mail_server' }],
    [{ status: 'disabled' }, { status: 'invalid', reason: 'mailbox_disabled' }],
    [{ status: 'inbox_full' }, { status: 'risky', reason: 'mailbox_full' }],
    [{ status: 'catch_all' }, { status: 'catch_all' }],
    [{ status: 'role_account' }, { status: 'role', reason: 'role_address' }],
    [{ status: 'spamtrap' }, { status: 'risky', reason: 'spam_trap' }],
    [{ status: 'unknown' }, { status: 'unknown' }],
  ],
  faults: [
    ['a refused key', 'error.json', 'misconfigured'],
    [
      'the end of its credits',
      { json: { status: 'error', reason: 'Not enough credits' } },
      'quota_exhausted',
    ],
    ['an internal error', { json: { status: 'error' } }, 'upstream_error'],
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
