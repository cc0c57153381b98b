import { describeProvider } from '@capstan/kit/testing';
import { ZerobounceProvider } from './zerobounce.provider.js';

describeProvider(ZerobounceProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  needs: ['ZEROBOUNCE_API_KEY'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'valid.json',
  cases: [
    {
      title: 'maps a verification to the contract',
      answer: 'valid.json',
      request: {
        url: 'https://api.zerobounce.net/v2/validate',
        query: { api_key: 'k-for-tests', email: 'ada@acme.com', ip_address: '' },
      },
      like: { status: 'valid', is_free: false, did_you_mean: null, mx: ['mx1.acme.com'] },
    },
  ],
  readings: [
    [
      { status: 'invalid', sub_status: 'mailbox_not_found' },
      { status: 'invalid', reason: 'mailbox_not_found' },
    ],
    [{ status: 'invalid', sub_status: 'no_dns_entries' }, { reason: 'domain_not_found' }],
    [
      { status: 'invalid', sub_status: 'mailbox_quota_exceeded' },
      { status: 'risky', reason: 'mailbox_full' },
    ],
    [{ status: 'catch-all' }, { status: 'catch_all' }],
    [{ status: 'spamtrap' }, { status: 'risky', reason: 'spam_trap' }],
    [{ status: 'abuse' }, { status: 'risky', reason: 'low_quality' }],
    [
      { status: 'do_not_mail', sub_status: 'role_based' },
      { status: 'role', is_role: true },
    ],
    [
      { status: 'do_not_mail', sub_status: 'disposable' },
      { status: 'disposable', is_disposable: true },
    ],
    [
      { status: 'do_not_mail', sub_status: 'possible_trap' },
      { status: 'risky', reason: 'spam_trap' },
    ],
    [{ status: 'unknown', sub_status: 'greylisted' }, { reason: 'server_unclear' }],
    [{ status: 'unknown', sub_status: 'timeout_exceeded' }, { reason: 'server_unreachable' }],
  ],
  faults: [
    ['a wrong key or no credits', 'error.json', 'quota_exhausted'],
    ['the status of another service', { json: { result: 'perhaps', status: 'perhaps' } }, 'upstream_error'],
  ],
});
