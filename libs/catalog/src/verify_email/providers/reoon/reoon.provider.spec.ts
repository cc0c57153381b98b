import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { ReoonProvider } from './reoon.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://emailverifier.reoon.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ReoonProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('safe.json')) as object;

describe('ReoonProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('safe.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      score: 98,
      mx: ['mx1.acme.com', 'mx2.acme.com'],
      smtp: { connected: true, accepts: true, full: false, disabled: false },
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://emailverifier.reoon.com/api/v1/verify?email=ada%40acme.com&key=k-for-tests&mode=power',
    });
  });

  it.each<[object, object]>([
    [{ status: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ status: 'invalid', is_valid_syntax: false }, { reason: 'syntax' }],
    [{ status: 'invalid', mx_accepts_mail: false }, { reason: 'no_mail_server' }],
    [{ status: 'disabled' }, { status: 'invalid', reason: 'mailbox_disabled' }],
    [{ status: 'inbox_full' }, { status: 'risky', reason: 'mailbox_full' }],
    [{ status: 'catch_all' }, { status: 'catch_all' }],
    [{ status: 'role_account' }, { status: 'role', reason: 'role_address' }],
    [{ status: 'spamtrap' }, { status: 'risky', reason: 'spam_trap' }],
    [{ status: 'unknown' }, { status: 'unknown' }],
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a key it refuses', jsonAnswer(fixture('error.json')), 'misconfigured'],
    [
      'the end of its credits',
      jsonAnswer('{"status":"error","reason":"Not enough credits"}'),
      'quota_exhausted',
    ],
    ['a fault of its own', jsonAnswer('{"status":"error"}'), 'upstream_error'],
    ['another answer', jsonAnswer('{"result":"perhaps","status":"perhaps"}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const failure = await verify(answer).catch(failureForError);
    expect(failure).toMatchObject({ outcome });
    expect(JSON.stringify(failure)).not.toContain(config.apiKey);
  });

  it('needs a key and an address', () => {
    const { provider, outbound } = setUp({});
    expect([
      provider.isConfigured(),
      new ReoonProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
