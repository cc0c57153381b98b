import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { ProspeoProvider } from './prospeo.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.prospeo.io' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ProspeoProvider(config, outbound) };
};
const find = (answer: ScriptedAnswer) => setUp(answer).provider.call(ada, context);
const good = JSON.parse(fixture('found.json')) as object;

describe('ProspeoProvider', () => {
  it('maps a find to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('found.json')));
    expect(await provider.call(ada, context)).toMatchObject({
      email: 'ada@acme.com',
      confidence: 90,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'prospeo', url: null }],
      candidates: [],
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.prospeo.io/enrich-person',
      headers: { 'x-key': 'k-for-tests' },
      json: {
        only_verified_email: true,
        data: { first_name: 'Ada', last_name: 'Lovelace', company_website: 'acme.com' },
      },
    });
  });

  it.each<[object, object]>([
    [
      {
        person: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: { status: 'UNVERIFIED', email: 'ada@acme.com' },
        },
      },
      { status: 'unknown', confidence: 45 },
    ],
  ])('reads %j', async (changes, expected) => {
    expect(await find(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer]>([
    ['nobody matches', jsonAnswer(fixture('no-match.json'), 400)],
    ['the person has no address', jsonAnswer('{"error":false,"person":{}}')],
    ['it is somebody else', jsonAnswer(fixture('found.json').replace('"Ada"', '"Bo"'))],
  ])('finds nothing when %s', async (_, answer) => {
    expect(await find(answer)).toMatchObject({ email: null, confidence: 0, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of the credits', jsonAnswer(fixture('no-credits.json'), 400), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{"error":true,"error_code":"INVALID_API_KEY"}', 400), 'misconfigured'],
    ['its limit', jsonAnswer('{"error":true,"error_code":"RATE_LIMITED"}', 429), 'rate_limited'],
    ['a refusal that it does not explain', jsonAnswer('{"error":true}', 400), 'upstream_error'],
    ['another answer', jsonAnswer('{"results":[]}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await find(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key', () => {
    const { provider, outbound } = setUp({});
    const bare = new ProspeoProvider({ ...config, apiKey: undefined }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
  });
});
