import { describeProvider } from '@capstan/kit/testing';
import { HunterProvider } from './hunter.provider.js';

describeProvider(HunterProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['HUNTER_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'verification.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'verification.json',
      request: {
        url: 'https://api.hunter.io/v2/email-verifier',
        query: { email: 'ada@acme.com' },
        headers: { 'x-api-key': 'k-for-tests' },
      },
      like: {
        status: 'valid',
        reason: 'mailbox_exists',
        score: 97,
        is_free: false,
        mx: null,
        smtp: { connected: true, accepts: true, full: null, disabled: null },
      },
    },
  ],
  readings: [
    [{ data: { status: 'invalid' } }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ data: { status: 'invalid', mx_records: false } }, { status: 'invalid', reason: 'no_mail_server' }],
    [{ data: { status: 'invalid', regexp: false } }, { status: 'invalid', reason: 'syntax' }],
    [{ data: { status: 'accept_all' } }, { status: 'catch_all', reason: 'accepts_all' }],
    [{ data: { status: 'disposable', disposable: true } }, { status: 'disposable', is_disposable: true }],
    [{ data: { status: 'webmail', webmail: true } }, { status: 'valid', is_free: true }],
    [{ data: { status: 'webmail', smtp_check: false } }, { status: 'unknown', reason: 'server_unclear' }],
    [{ data: { status: 'unknown', block: true } }, { status: 'unknown', reason: 'server_unreachable' }],
  ],
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
    ['an answer without a status', { json: { data: {} } }, 'upstream_error'],
  ],
  unusual: {
    '429': 'quota_exhausted',
    '429 with Retry-After': ['quota_exhausted', 7],
  },
});
