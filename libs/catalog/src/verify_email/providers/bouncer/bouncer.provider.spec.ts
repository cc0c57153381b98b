import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { BouncerProvider } from './bouncer.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.usebouncer.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new BouncerProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('deliverable.json')) as object;

describe('BouncerProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('deliverable.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      score: 100,
      is_free: false,
      mx: ['mx1.acme.com'],
      smtp: { connected: null, accepts: null, full: false, disabled: false },
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.usebouncer.com/v1.1/email/verify?email=ada%40acme.com&timeout=10',
      headers: { 'x-api-key': 'k-for-tests' },
    });
  });

  it.each<[object, object]>([
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
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['the end of its credits', jsonAnswer('{}', 402), 'quota_exhausted'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
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
      new BouncerProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
