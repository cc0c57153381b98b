import { failureForError } from '@capstan/kit';
import { StandInNameServer } from '@capstan/platform-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DnsProvider } from './dns.provider.js';

const names = new StandInNameServer({
  'acme.com': {
    mx: [
      [20, 'mx2.acme.com'],
      [10, 'MX1.acme.com'],
    ],
  },
  'outlok.com': { a: ['192.0.2.7'] },
  'web-only.com': { a: ['192.0.2.8'] },
  'nothing.com': {},
  'no-mail.com': { mx: [[0, '.']], a: ['192.0.2.9'] },
  'xn--bcher-kva.de': { mx: [[10, 'mx.xn--bcher-kva.de']] },
  'failing.com': 'server_failure',
  'refusing.com': 'refused',
  'silent.com': 'silent',
});
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const providerAt = (server: string, timeoutMs = 10_000) => new DnsProvider({ servers: [server], timeoutMs });
const verify = (email: string, timeoutMs?: number) =>
  providerAt(names.hostPort, timeoutMs).call({ email }, context);

beforeAll(() => names.start());
beforeEach(() => names.questions.splice(0));
afterAll(() => names.stop());

describe('DnsProvider', () => {
  it('returns the mail servers, and never claims that a mailbox exists', async () => {
    expect(await verify(' Ada@ACME.com')).toEqual({
      email: 'Ada@acme.com',
      status: 'unknown',
      reason: 'mailbox_not_asked',
      score: null,
      did_you_mean: null,
      is_free: false,
      is_role: false,
      is_disposable: false,
      mx: ['mx1.acme.com', 'mx2.acme.com'],
      smtp: null,
    });
  });

  it.each<[string, object]>([
    ['info@acme.com', { status: 'role', reason: 'mailbox_not_asked', is_role: true }],
    ['ada@web-only.com', { status: 'unknown', mx: ['web-only.com'] }],
    ['ada@bücher.de', { status: 'unknown', email: 'ada@xn--bcher-kva.de', mx: ['mx.xn--bcher-kva.de'] }],
    ['ada@outlok.com', { status: 'unknown', did_you_mean: 'ada@outlook.com' }],
    ['ada@nowhere.com', { status: 'invalid', reason: 'domain_not_found', mx: [] }],
    ['ada@nothing.com', { status: 'invalid', reason: 'no_mail_server', mx: [] }],
    ['ada@no-mail.com', { status: 'invalid', reason: 'null_mx', mx: [] }],
  ])('for %s: %j', async (email, expected) => {
    expect(await verify(email)).toMatchObject(expected);
  });

  it.each<[string, object]>([
    ['ada', { email: 'ada', status: 'invalid', reason: 'syntax' }],
    ['ada@printer.local', { status: 'invalid', reason: 'domain_not_public' }],
    ['ada@vault.corp.internal', { status: 'invalid', reason: 'domain_not_public' }],
    [
      'x@mailinator.com',
      { status: 'disposable', reason: 'disposable_domain', is_disposable: true, mx: null },
    ],
    ['x@a.mailinator.com', { status: 'disposable' }],
  ])('sends no query for %s: %j', async (email, expected) => {
    expect(await verify(email)).toMatchObject(expected);
    expect(names.questions).toEqual([]);
  });

  it.each([
    ['failing.com', undefined, { outcome: 'upstream_error', isTarget: true }],
    ['refusing.com', undefined, { outcome: 'upstream_error', isTarget: false }],
    ['silent.com', 100, { outcome: 'timeout', isTarget: false }],
  ])(
    'does not report %s as invalid if the name server does not respond',
    async (domain, timeoutMs, expected) => {
      const failure = await verify(`ada@${domain}`, timeoutMs).catch(failureForError);
      expect(failure).toMatchObject(expected);
    },
  );

  it('does not report an address as invalid if there is no network', async () => {
    const failure = await providerAt('127.0.0.1:9')
      .call({ email: 'ada@acme.com' }, context)
      .catch(failureForError);
    expect(failure).toMatchObject({ outcome: 'upstream_error' });
  });

  it('aborts at once with the call', async () => {
    const caller = new AbortController();
    const call = new DnsProvider({ servers: [names.hostPort], timeoutMs: 60_000 }).call(
      { email: 'ada@silent.com' },
      { ...context, signal: caller.signal },
    );
    caller.abort();
    expect(await call.catch(failureForError)).toMatchObject({ outcome: 'timeout' });
  });
});
