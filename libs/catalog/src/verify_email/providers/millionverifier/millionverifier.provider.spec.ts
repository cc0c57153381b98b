import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { MillionverifierProvider } from './millionverifier.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.millionverifier.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new MillionverifierProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('ok.json')) as object;

describe('MillionverifierProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('ok.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      reason: 'mailbox_exists',
      score: null,
      is_free: false,
      smtp: null,
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.millionverifier.com/api/v3/?api=k-for-tests&email=ada%40acme.com&timeout=10',
    });
  });

  it.each<[object, object]>([
    [{ result: 'catch_all' }, { status: 'catch_all', reason: 'accepts_all' }],
    [{ result: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [{ result: 'disposable' }, { status: 'disposable', is_disposable: true }],
    [{ result: 'error' }, { status: 'unknown', reason: 'server_unreachable' }],
    [
      { result: 'unverified', didyoumean: 'ada@acme.org' },
      { status: 'unknown', did_you_mean: 'ada@acme.org' },
    ],
    [{ role: true }, { status: 'valid', is_role: true }],
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of its credits', jsonAnswer(fixture('no-credits.json')), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{"error":"apikey not found"}'), 'misconfigured'],
    ['a fault of its own', jsonAnswer('{"error":"internal"}'), 'upstream_error'],
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
      new MillionverifierProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
