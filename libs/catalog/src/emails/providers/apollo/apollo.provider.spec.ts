import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { ApolloProvider } from './apollo.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.apollo.io' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ApolloProvider(config, outbound) };
};
const find = (answer: ScriptedAnswer) => setUp(answer).provider.call(ada, context);
const good = JSON.parse(fixture('person.json')) as object;

describe('ApolloProvider', () => {
  it('maps a find to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('person.json')));
    expect(await provider.call(ada, context)).toMatchObject({
      email: 'ada@acme.com',
      confidence: 95,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'apollo', url: null }],
      candidates: [],
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.apollo.io/api/v1/people/match?first_name=Ada&last_name=Lovelace&domain=acme.com',
      headers: { 'x-api-key': 'k-for-tests' },
    });
  });

  it.each<[object, object]>([
    [
      {
        person: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: 'ada@acme.com',
          email_status: 'unverified',
        },
      },
      { status: 'unknown', confidence: 50 },
    ],
  ])('reads %j', async (changes, expected) => {
    expect(await find(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer]>([
    ['there is nobody', jsonAnswer(fixture('nothing.json'))],
    ['the address is not paid for', jsonAnswer(fixture('locked.json'))],
    ['the address is a guess', jsonAnswer(fixture('person.json').replace('"verified"', '"extrapolated"'))],
    ['it is somebody else', jsonAnswer(fixture('person.json').replace('"Lovelace"', '"Byron"'))],
  ])('finds nothing when %s', async (_, answer) => {
    expect(await find(answer)).toMatchObject({ email: null, confidence: 0, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a plan without it', jsonAnswer('{"error_code":"API_INACCESSIBLE"}', 403), 'misconfigured'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
    ['another answer', jsonAnswer('{"results":[]}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await find(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key', () => {
    const { provider, outbound } = setUp({});
    const bare = new ApolloProvider({ ...config, apiKey: undefined }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
  });
});
