import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { ReacherProvider } from './reacher.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = {
  apiKey: undefined as string | undefined,
  baseUrl: 'http://reacher.example:8080' as string | undefined,
};
const setUp = (answer: ScriptedAnswer, options = config) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ReacherProvider(options, outbound) };
};
const verify = (answer: object) =>
  setUp(jsonAnswer(JSON.stringify(answer))).provider.call({ email: 'ada@acme.com' }, context);
const safe = JSON.parse(fixture('safe.json')) as Record<string, object>;

describe('ReacherProvider', () => {
  it('maps a check to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('safe.json')), {
      ...config,
      apiKey: 'k-for-tests',
    });
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      email: 'ada@acme.com',
      status: 'valid',
      reason: 'mailbox_exists',
      is_free: false,
      mx: ['mx2.acme.com', 'mx1.acme.com'],
      smtp: { connected: true, accepts: true, full: false, disabled: false },
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://reacher.example:8080/v1/check_email',
      json: { to_email: 'ada@acme.com' },
      headers: { authorization: 'k-for-tests' },
    });
  });

  it('says unknown when it could not ask', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('unreached.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'unknown',
      reason: 'server_unclear',
      smtp: null,
    });
    expect(outbound.requests[0]?.headers).toEqual({ accept: 'application/json' });
  });

  it.each<[string, object, object]>([
    ['invalid', {}, { status: 'invalid', reason: 'mailbox_not_found' }],
    ['invalid', { smtp: { is_disabled: true } }, { status: 'invalid', reason: 'mailbox_disabled' }],
    ['invalid', { mx: { accepts_mail: false } }, { status: 'invalid', reason: 'no_mail_server' }],
    ['invalid', { syntax: { is_valid_syntax: false } }, { status: 'invalid', reason: 'syntax' }],
    ['risky', { smtp: { is_catch_all: true } }, { status: 'catch_all', reason: 'accepts_all' }],
    ['risky', { smtp: { has_full_inbox: true } }, { status: 'risky', reason: 'mailbox_full' }],
    ['risky', { misc: { is_role_account: true } }, { status: 'role', is_role: true }],
    ['risky', { misc: { is_disposable: true } }, { status: 'disposable', is_disposable: true }],
    ['risky', {}, { status: 'risky', reason: 'low_quality' }],
    ['unknown', { smtp: { can_connect_smtp: false } }, { status: 'unknown', reason: 'server_unreachable' }],
  ])('reads %s with %j', async (is_reachable, changes, expected) => {
    const parts = Object.entries(changes).map(([part, fields]) => [
      part,
      { ...safe[part], ...(fields as object) },
    ]);
    expect(await verify({ ...safe, ...Object.fromEntries(parts), is_reachable })).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a wrong secret', jsonAnswer('{}', 401), 'misconfigured'],
    ['a server fault', jsonAnswer('{"error":"no"}', 500), 'upstream_error'],
    ['another answer', jsonAnswer('{"is_reachable":"perhaps"}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const call = setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
    expect(await call.catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs an address of its own, and one to check', async () => {
    const { provider, outbound } = setUp({}, { ...config, baseUrl: undefined });
    expect([provider.isConfigured(), setUp({}).provider.isConfigured()]).toEqual([false, true]);
    expect([provider.supports({ email: 'ada@acme.com' }), provider.supports({ email: 'ada' })]).toEqual([
      true,
      false,
    ]);
    expect(await provider.call({ email: 'ada' }, context).catch(failureForError)).toMatchObject({
      outcome: 'invalid_input',
    });
    expect(outbound.requests).toEqual([]);
  });
});
