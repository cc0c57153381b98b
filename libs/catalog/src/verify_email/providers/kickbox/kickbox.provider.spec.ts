import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { KickboxProvider } from './kickbox.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.kickbox.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new KickboxProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('deliverable.json')) as object;

describe('KickboxProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('deliverable.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      score: 94,
      is_free: false,
      is_role: false,
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.kickbox.com/v2/verify?email=ada%40acme.com&timeout=10000',
      headers: { authorization: 'token k-for-tests' },
    });
  });

  it.each<[object, object]>([
    [
      { result: 'undeliverable', reason: 'rejected_email' },
      { status: 'invalid', reason: 'mailbox_not_found' },
    ],
    [{ result: 'undeliverable', reason: 'invalid_domain' }, { reason: 'domain_not_found' }],
    [{ result: 'undeliverable', reason: 'invalid_email' }, { reason: 'syntax' }],
    [{ result: 'risky', accept_all: true }, { status: 'catch_all' }],
    [
      { result: 'risky', disposable: true },
      { status: 'disposable', is_disposable: true },
    ],
    [{ result: 'risky' }, { status: 'risky', reason: 'low_quality' }],
    [{ result: 'unknown', reason: 'no_connect' }, { reason: 'server_unreachable' }],
    [
      { result: 'unknown', reason: 'invalid_smtp', did_you_mean: 'ada@acme.org' },
      { reason: 'server_unclear', did_you_mean: 'ada@acme.org' },
    ],
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of its balance', jsonAnswer(fixture('no-balance.json'), 403), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{"message":"Invalid API key","success":false}', 403), 'misconfigured'],
    ['a failure under 200', jsonAnswer('{"message":"No","success":false}'), 'upstream_error'],
    ['its limit', jsonAnswer('{"message":"Slow down","success":false}', 429), 'rate_limited'],
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
      new KickboxProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
