import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { FindymailProvider } from './findymail.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://app.findymail.com' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new FindymailProvider(config, outbound) };
};
const find = (answer: ScriptedAnswer) => setUp(answer).provider.call(ada, context);
const good = JSON.parse(fixture('found.json')) as object;

describe('FindymailProvider', () => {
  it('maps a find to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('found.json')));
    expect(await provider.call(ada, context)).toMatchObject({
      email: 'ada@acme.com',
      confidence: 90,
      status: 'valid',
      pattern: '{first}',
      sources: [{ provider: 'findymail', url: null }],
      candidates: [],
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://app.findymail.com/api/search/name',
      headers: { authorization: 'Bearer k-for-tests' },
      json: { name: 'Ada Lovelace', domain: 'acme.com' },
    });
  });

  it.each<[object, object]>([
    [{ contact: undefined, payload: { contact: { email: 'ada@acme.com' } } }, { status: 'valid' }],
  ])('reads %j', async (changes, expected) => {
    expect(await find(jsonAnswer(JSON.stringify({ ...good, ...changes })))).toMatchObject(expected);
  });

  it.each<[string, ScriptedAnswer]>([
    ['there is no contact', jsonAnswer(fixture('nothing.json'))],
    ['nothing is known', jsonAnswer('{"error":"Not found"}', 404)],
    ['the contact has no address', jsonAnswer('{"payload":{"contact":{}}}')],
  ])('finds nothing when %s', async (_, answer) => {
    expect(await find(answer)).toMatchObject({ email: null, confidence: 0, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of the credits under 200', jsonAnswer(fixture('no-credits.json')), 'quota_exhausted'],
    ['the end of the credits', jsonAnswer('{}', 402), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['another answer', jsonAnswer('{"results":[]}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    expect(await find(answer).catch(failureForError)).toMatchObject({ outcome });
  });

  it('needs a key', () => {
    const { provider, outbound } = setUp({});
    const bare = new FindymailProvider({ ...config, apiKey: undefined }, outbound);
    expect([provider.isConfigured(), bare.isConfigured()]).toEqual([true, false]);
  });
});
