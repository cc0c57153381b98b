import { describeProvider } from '@capstan/kit/testing';
import { ReacherProvider } from './reacher.provider.js';

describeProvider(ReacherProvider, {
  fixtures: import.meta.dirname,
  params: { email: 'ada@acme.com' },
  env: { REACHER_BASE_URL: 'http://reacher.example:8080' },
  needs: ['REACHER_BASE_URL'],
  serves: [{ email: 'ada@acme.com' }],
  declines: [{ email: 'ada' }],
  ok: 'safe.json',
  cases: [
    {
      title: 'maps a check to the contract',
      answer: 'safe.json',
      request: {
        method: 'POST',
        url: 'http://reacher.example:8080/v1/check_email',
        json: { to_email: 'ada@acme.com' },
        headers: { authorization: 'k-for-tests' },
      },
      like: {
        email: 'ada@acme.com',
        status: 'valid',
        reason: 'mailbox_exists',
        is_free: false,
        mx: ['mx2.acme.com', 'mx1.acme.com'],
        smtp: { connected: true, accepts: true, full: false, disabled: false },
      },
    },
    {
      title: 'returns unknown if it could not check the mailbox',
      answer: 'unreached.json',
      like: { status: 'unknown', reason: 'server_unclear', smtp: null },
    },
    {
      title: 'sends no header for a secret that it does not need',
      env: { REACHER_API_KEY: undefined },
      answer: 'safe.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'sends no request for an invalid address',
      params: { email: 'ada' },
      request: [],
      failure: 'invalid_input',
    },
  ],
  readings: [
    [{ is_reachable: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [
      { is_reachable: 'invalid', smtp: { is_disabled: true } },
      { status: 'invalid', reason: 'mailbox_disabled' },
    ],
    [
      { is_reachable: 'invalid', mx: { accepts_mail: false } },
      { status: 'invalid', reason: 'no_mail_server' },
    ],
    [
      { is_reachable: 'invalid', syntax: { is_valid_syntax: false } },
      { status: 'invalid', reason: 'syntax' },
    ],
    [
      { is_reachable: 'risky', smtp: { is_catch_all: true } },
      { status: 'catch_all', reason: 'accepts_all' },
    ],
    [
      { is_reachable: 'risky', smtp: { has_full_inbox: true } },
      { status: 'risky', reason: 'mailbox_full' },
    ],
    [
      { is_reachable: 'risky', misc: { is_role_account: true } },
      { status: 'role', is_role: true },
    ],
    [
      { is_reachable: 'risky', misc: { is_disposable: true } },
      { status: 'disposable', is_disposable: true },
    ],
    [{ is_reachable: 'risky' }, { status: 'risky', reason: 'low_quality' }],
    [
      { is_reachable: 'unknown', smtp: { can_connect_smtp: false } },
      { status: 'unknown', reason: 'server_unreachable' },
    ],
  ],
  faults: [['an unknown verdict', { json: { is_reachable: 'perhaps' } }, 'upstream_error']],
});
