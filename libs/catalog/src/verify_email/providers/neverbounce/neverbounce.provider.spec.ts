import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { NeverbounceProvider } from './neverbounce.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.neverbounce.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new NeverbounceProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('valid.json')) as object;

describe('NeverbounceProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('valid.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      did_you_mean: null,
      smtp: { connected: true, accepts: null },
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.neverbounce.com/v4/single/check?key=k-for-tests&email=ada%40acme.com&timeout=10',
    });
  });

  it.each<[object, object]>([
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
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a key it refuses', jsonAnswer(fixture('auth-failure.json')), 'misconfigured'],
    ['its limit', jsonAnswer('{"status":"throttle_triggered"}'), 'rate_limited'],
    [
      'the end of its credits',
      jsonAnswer('{"status":"general_failure","message":"Insufficient credit balance"}'),
      'quota_exhausted',
    ],
    ['a fault of its own', jsonAnswer('{"status":"temp_unavail"}'), 'upstream_error'],
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
      new NeverbounceProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
