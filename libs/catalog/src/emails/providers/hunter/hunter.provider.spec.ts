import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { HunterProvider } from './hunter.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 9000, requestId: 'r1' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const setUp = (answer: ScriptedAnswer, apiKey: string | undefined = 'k-for-tests') => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new HunterProvider({ apiKey, baseUrl: 'https://api.hunter.io' }, outbound) };
};
const find = (answer: ScriptedAnswer, params = ada) => setUp(answer).provider.call(params, context);
const { data } = JSON.parse(fixture('found.json')) as { data: object };

describe('HunterProvider', () => {
  it('maps a find to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('found.json')));
    expect(await provider.call(ada, context)).toEqual({
      email: 'ada@acme.com',
      confidence: 97,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'hunter', url: 'http://acme.com/team' }],
      candidates: [],
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.hunter.io/v2/email-finder?domain=acme.com&first_name=Ada&last_name=Lovelace&max_duration=8',
      headers: { 'x-api-key': 'k-for-tests' },
    });
  });

  it.each([
    ['accept_all', 'catch_all'],
    ['webmail', 'unknown'],
    ['unknown', 'unknown'],
    [null, 'unknown'],
  ])('reads the verification %s as %s', async (status, expected) => {
    const answer = { data: { ...data, verification: { status }, sources: [] } };
    expect(await find(jsonAnswer(JSON.stringify(answer)))).toMatchObject({
      status: expected,
      sources: [{ provider: 'hunter', url: null }],
    });
  });

  it.each<[string, ScriptedAnswer]>([
    ['there is no address', jsonAnswer(fixture('nothing.json'))],
    ['nothing is known', jsonAnswer('{"errors":[{"id":"not_found","code":404}]}', 404)],
    [
      'the address does not work',
      jsonAnswer(JSON.stringify({ data: { ...data, verification: { status: 'invalid' } } })),
    ],
    [
      'the address is of another domain',
      jsonAnswer(JSON.stringify({ data: { ...data, email: 'ada@other.com' } })),
    ],
  ])('finds nothing when %s', async (_, answer) => {
    expect(await find(answer)).toMatchObject({ email: null, status: null, confidence: 0, sources: [] });
  });

  it('asks nobody else for a person who opted out', async () => {
    const failure = await find(jsonAnswer(fixture('opted-out.json'), 451)).catch(failureForError);
    expect(failure).toMatchObject({ outcome: 'blocked', isFinal: true, isTarget: true });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['work that goes on', jsonAnswer('{"data":{}}', 202), 'timeout'],
    ['its limit', jsonAnswer('{"errors":[{"id":"too_many_requests","code":403}]}', 403), 'rate_limited'],
    ['the end of the plan', jsonAnswer('{}', 429), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['another answer', jsonAnswer('{"data":{}}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await find(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key', () => {
    const { provider, outbound } = setUp({});
    const bare = new HunterProvider({ apiKey: undefined, baseUrl: 'https://api.hunter.io' }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
  });
});
