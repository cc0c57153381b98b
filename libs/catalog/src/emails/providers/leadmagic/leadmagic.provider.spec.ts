import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { LeadmagicProvider } from './leadmagic.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.leadmagic.io' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new LeadmagicProvider(config, outbound) };
};
const find = (answer: ScriptedAnswer) => setUp(answer).provider.call(ada, context);
const good = JSON.parse(fixture('found.json')) as object;

describe('LeadmagicProvider', () => {
  it('maps a find to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('found.json')));
    expect(await provider.call(ada, context)).toMatchObject({
      email: 'ada@acme.com',
      confidence: 95,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'leadmagic', url: null }],
      candidates: [],
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.leadmagic.io/v1/people/email-finder',
      headers: { 'x-api-key': 'k-for-tests' },
      json: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
    });
  });

  it.each<[object, object]>([
    [{ status: 'valid_catch_all' }, { status: 'valid', confidence: 85 }],
    [{ status: 'catch_all' }, { status: 'catch_all', confidence: 50 }],
    [{ status: 'perhaps' }, { status: 'unknown' }],
  ])('reads %j', async (changes, expected) => {
    expect(await find(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer]>([
    ['there is no address', jsonAnswer(fixture('nothing.json'))],
    ['the address does not work', jsonAnswer(fixture('found.json').replace('"valid"', '"invalid"'))],
  ])('finds nothing when %s', async (_, answer) => {
    expect(await find(answer)).toMatchObject({ email: null, confidence: 0, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of the credits', jsonAnswer('{"message":"Not enough credits"}', 402), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
    ['another answer', jsonAnswer('{"results":[]}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await find(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key', () => {
    const { provider, outbound } = setUp({});
    const bare = new LeadmagicProvider({ ...config, apiKey: undefined }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
  });
});
