import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { ZerobounceProvider } from './zerobounce.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.zerobounce.net' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ZerobounceProvider(config, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const good = JSON.parse(fixture('valid.json')) as object;

describe('ZerobounceProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('valid.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      is_free: false,
      did_you_mean: null,
      mx: ['mx1.acme.com'],
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.zerobounce.net/v2/validate?api_key=k-for-tests&email=ada%40acme.com&ip_address=',
    });
  });

  it.each<[object, object]>([
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
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a wrong key or no credits', jsonAnswer(fixture('error.json')), 'quota_exhausted'],
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
      new ZerobounceProvider({ ...config, apiKey: undefined }, outbound).isConfigured(),
      provider.supports({ email: 'ada@acme.com' }),
      provider.supports({ email: 'ada' }),
    ]).toEqual([true, false, true, false]);
  });
});
