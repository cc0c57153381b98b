import { describeProvider } from '@capstan/kit/testing';
import { BouncerProvider } from './bouncer.provider.js';

describeProvider(BouncerProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['BOUNCER_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'deliverable.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'deliverable.json',
      request: {
        url: 'https://api.usebouncer.com/v1.1/email/verify',
        query: { email: 'ada@acme.com', timeout: '10' },
        headers: { 'x-api-key': 'k-for-tests' },
        maxRedirects: 0,
      },
      like: {
        status: 'valid',
        score: 100,
        is_free: false,
        mx: ['mx1.acme.com'],
        smtp: { connected: null, accepts: null, full: false, disabled: false },
      },
    },
    {
      title: 'sends no request for an invalid address',
      params: { email: 'ada' },
      request: [],
      failure: 'invalid_input',
    },
  ],
  readings: [
    [
      { status: 'undeliverable', reason: 'rejected_email' },
      { status: 'invalid', reason: 'mailbox_not_found' },
    ],
    [{ status: 'undeliverable', account: { disabled: 'yes' } }, { reason: 'mailbox_disabled' }],
    [{ status: 'undeliverable', reason: 'invalid_domain' }, { reason: 'domain_not_found' }],
    [{ status: 'undeliverable', reason: 'invalid_email' }, { reason: 'syntax' }],
    [{ status: 'risky', domain: { acceptAll: 'yes' } }, { status: 'catch_all' }],
    [
      { status: 'risky', domain: { disposable: 'yes' } },
      { status: 'disposable', is_disposable: true },
    ],
    [
      { status: 'risky', account: { fullMailbox: 'yes' } },
      { status: 'risky', reason: 'mailbox_full' },
    ],
    [{ status: 'risky' }, { status: 'risky', reason: 'low_quality' }],
    [
      { status: 'unknown', reason: 'timeout' },
      { status: 'unknown', reason: 'server_unreachable' },
    ],
    [{ status: 'unknown', reason: 'unknown' }, { reason: 'server_unclear' }],
  ],
  faults: [
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
