import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { HunterProvider } from './hunter.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const setUp = (answer: ScriptedAnswer, apiKey: string | undefined = 'k-for-tests') => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new HunterProvider({ apiKey, baseUrl: 'https://api.hunter.io' }, outbound) };
};
const verify = (answer: ScriptedAnswer) => setUp(answer).provider.call({ email: 'ada@acme.com' }, context);
const { data } = JSON.parse(fixture('verification.json')) as { data: object };

describe('HunterProvider', () => {
  it('maps a verification to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('verification.json')));
    expect(await provider.call({ email: 'ada@acme.com' }, context)).toMatchObject({
      status: 'valid',
      reason: 'mailbox_exists',
      score: 97,
      is_free: false,
      mx: null,
      smtp: { connected: true, accepts: true, full: null, disabled: null },
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.hunter.io/v2/email-verifier?email=ada%40acme.com',
      headers: { 'x-api-key': 'k-for-tests' },
    });
  });

  it.each<[object, object]>([
    [{ status: 'invalid' }, { status: 'invalid', reason: 'mailbox_not_found' }],
    [
      { status: 'invalid', mx_records: false },
      { status: 'invalid', reason: 'no_mail_server' },
    ],
    [
      { status: 'invalid', regexp: false },
      { status: 'invalid', reason: 'syntax' },
    ],
    [{ status: 'accept_all' }, { status: 'catch_all', reason: 'accepts_all' }],
    [
      { status: 'disposable', disposable: true },
      { status: 'disposable', is_disposable: true },
    ],
    [
      { status: 'webmail', webmail: true },
      { status: 'valid', is_free: true },
    ],
    [
      { status: 'webmail', smtp_check: false },
      { status: 'unknown', reason: 'server_unclear' },
    ],
    [
      { status: 'unknown', block: true },
      { status: 'unknown', reason: 'server_unreachable' },
    ],
  ])('reads %j', async (changes, expected) => {
    expect(await verify(jsonAnswer(JSON.stringify({ data: { ...data, ...changes } })))).toMatchObject(
      expected,
    );
  });

  it('asks nobody else for a person who opted out', async () => {
    const failure = await verify(jsonAnswer(fixture('opted-out.json'), 451)).catch(failureForError);
    expect(failure).toMatchObject({ outcome: 'blocked', isFinal: true, isTarget: true });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['work that goes on', jsonAnswer('{"data":{}}', 202), 'timeout'],
    ['its limit', jsonAnswer('{"errors":[{"id":"too_many_requests","code":403}]}', 403), 'rate_limited'],
    ['the end of the plan', jsonAnswer('{}', 429), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['another answer', jsonAnswer('{"data":{}}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await verify(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key and an address', () => {
    const { provider, outbound } = setUp({});
    const bare = new HunterProvider({ apiKey: undefined, baseUrl: 'https://api.hunter.io' }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
    expect([provider.supports({ email: 'ada@acme.com' }), provider.supports({ email: 'ada' })]).toEqual([
      true,
      false,
    ]);
  });
});
