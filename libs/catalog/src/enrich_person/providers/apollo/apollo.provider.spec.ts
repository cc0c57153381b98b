import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { ApolloProvider } from './apollo.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const config = { apiKey: 'k-for-tests', baseUrl: 'https://vendor.example' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ApolloProvider(config, outbound) };
};

describe('ApolloProvider', () => {
  it.each<[Partial<EnrichPersonParams>, string, number]>([
    [{ email: 'ada@acme.com' }, 'email=ada%40acme.com', 0.9],
    [
      { name: 'Ada Augusta Lovelace', company: 'Acme', domain: 'acme.com' },
      'first_name=Ada&last_name=Augusta+Lovelace&domain=acme.com&organization_name=Acme',
      0.8,
    ],
  ])('maps a person found by %j', async (fields, query, confidence) => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('person.json')));
    expect(await provider.call(params(fields), context)).toMatchObject({
      full_name: 'Ada Lovelace',
      headline: 'Head of Research at Acme',
      company: { name: 'Acme', domain: 'acme.com' },
      location: 'London, England, United Kingdom',
      emails: [{ value: 'ada@acme.com', type: 'work', status: 'verified' }],
      employment: [{ organisation: 'Acme', title: 'Head of Research', start_year: 2015, end_year: null }],
      confidence,
    });
    expect(outbound.requests[0]).toMatchObject({
      method: 'POST',
      url: `https://vendor.example/api/v1/people/match?${query}`,
    });
  });

  it('does not take the placeholder for an address', async () => {
    const locked = fixture('person.json').replace('ada@acme.com', 'email_not_unlocked@domain.com');
    const { provider } = setUp(jsonAnswer(locked));
    expect((await provider.call(params({ email: 'ada@acme.com' }), context)).emails).toEqual([]);
  });

  it.each<[string, ScriptedAnswer, Partial<EnrichPersonParams>]>([
    ['nobody is known', jsonAnswer(fixture('nothing.json')), { email: 'ada@acme.com' }],
    [
      'the employer is another',
      jsonAnswer(fixture('person.json')),
      { name: 'Ada Lovelace', company: 'Apex' },
    ],
  ])('finds nothing when %s', async (_, answer, fields) => {
    const result = await setUp(answer).provider.call(params(fields), context);
    expect(result).toMatchObject({ full_name: null, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['a plan without it', jsonAnswer(fixture('inaccessible.json'), 403), 'misconfigured'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
    ['another answer', jsonAnswer('{"organization":null}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const call = setUp(answer).provider.call(params({ email: 'ada@acme.com' }), context);
    expect(failureForError(await call.catch((error: unknown) => error))).toMatchObject({ outcome });
  });
});
