import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { HunterProvider } from './hunter.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const setUp = (answer: ScriptedAnswer, apiKey: string | undefined = 'k-for-tests') => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new HunterProvider({ apiKey, baseUrl: 'https://api.hunter.io' }, outbound) };
};

describe('HunterProvider', () => {
  it('maps the person of an address', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('person.json')));
    expect(await provider.call(params({ email: 'ada@acme.com' }), context)).toMatchObject({
      full_name: 'Ada Lovelace',
      title: 'Head of Research',
      company: { name: 'Acme', domain: 'acme.com' },
      phones: ['+44 20 7946 0018'],
      socials: { linkedin_url: 'https://www.linkedin.com/in/ada-lovelace', x_url: 'https://x.com/ada_l' },
      confidence: 0.9,
    });
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.hunter.io/v2/people/find?email=ada%40acme.com',
      headers: { 'x-api-key': 'k-for-tests' },
    });
  });

  it.each<[string, ScriptedAnswer, Partial<EnrichPersonParams>]>([
    ['nobody is known', jsonAnswer(fixture('not-found.json'), 404), {}],
    ['the person asked to be left out', jsonAnswer(fixture('opted-out.json'), 451), {}],
    ['it is somebody else', jsonAnswer(fixture('person.json')), { name: 'Bo Byron' }],
  ])('finds nothing when %s', async (_, answer, fields) => {
    const result = await setUp(answer).provider.call(params({ email: 'ada@acme.com', ...fields }), context);
    expect(result).toMatchObject({ full_name: null, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['its limit', jsonAnswer('{"errors":[{"id":"too_many_requests","code":403}]}', 403), 'rate_limited'],
    ['the end of the plan', jsonAnswer('{}', 429), 'quota_exhausted'],
    ['a key it refuses', jsonAnswer('{}', 401), 'misconfigured'],
    ['another answer', jsonAnswer('{"data":{}}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const call = setUp(answer).provider.call(params({ email: 'ada@acme.com' }), context);
    expect(failureForError(await call.catch((error: unknown) => error))).toMatchObject({ outcome });
  });

  it('needs a key and an address', () => {
    const { provider, outbound } = setUp({});
    expect(provider.isConfigured()).toBe(true);
    const bare = new HunterProvider({ apiKey: undefined, baseUrl: 'https://api.hunter.io' }, outbound);
    expect(bare.isConfigured()).toBe(false);
    expect(
      [params({ email: 'a@b.com' }), params({ name: 'A B', company: 'C' })].map((p) => provider.supports(p)),
    ).toEqual([true, false]);
  });
});
