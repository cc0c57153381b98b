import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichPersonParams } from '../../enrich-person.params.js';
import { PdlProvider } from './pdl.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichPersonParams>) => Object.assign(new EnrichPersonParams(), fields);
const config = { apiKey: 'k-for-tests', baseUrl: 'https://vendor.example' };
const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new PdlProvider(config, outbound) };
};

describe('PdlProvider', () => {
  it.each<[Partial<EnrichPersonParams>, string]>([
    [{ email: 'ada@acme.com' }, 'email=ada%40acme.com'],
    [{ name: 'Ada Lovelace', company: 'Acme', domain: 'acme.com' }, 'name=Ada+Lovelace&company=Acme'],
    [{ name: 'Ada Lovelace', domain: 'acme.com' }, 'name=Ada+Lovelace&company=acme.com'],
  ])('maps a person found by %j, hidden fields as unknown', async (fields, query) => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('person.json')));
    expect(await provider.call(params(fields), context)).toMatchObject({
      full_name: 'Ada Lovelace',
      title: 'Head of Research',
      company: { name: 'Acme', domain: 'acme.com' },
      emails: [],
      phones: [],
      socials: { linkedin_url: 'https://linkedin.com/in/ada-lovelace', github_url: 'https://github.com/ada' },
      employment: [{ organisation: 'Acme', title: 'Head of Research', start_year: 2015, end_year: null }],
      education: [
        { organisation: 'University of Ockham', title: 'doctorates', start_year: 2004, end_year: 2008 },
      ],
      confidence: 0.8,
    });
    expect(outbound.requests[0]?.url).toBe(
      `https://vendor.example/v5/person/enrich?min_likelihood=6&titlecase=true&${query}`,
    );
  });

  it.each<[string, ScriptedAnswer, Partial<EnrichPersonParams>]>([
    ['nobody is known', jsonAnswer(fixture('not-found.json'), 404), { email: 'ada@acme.com' }],
    [
      'the employer is another',
      jsonAnswer(fixture('person.json')),
      { name: 'Ada Lovelace', company: 'Apex' },
    ],
    ['the name is another', jsonAnswer(fixture('person.json')), { name: 'Bo Byron', email: 'bo@acme.com' }],
  ])('finds nothing when %s', async (_, answer, fields) => {
    const result = await setUp(answer).provider.call(params(fields), context);
    expect(result).toMatchObject({ full_name: null, sources: [] });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['the end of the plan', jsonAnswer('{}', 402), 'quota_exhausted'],
    ['its limit', jsonAnswer('{}', 429), 'rate_limited'],
    ['a hidden name', jsonAnswer('{"status":200,"data":{"full_name":true}}'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const call = setUp(answer).provider.call(params({ email: 'ada@acme.com' }), context);
    expect(failureForError(await call.catch((error: unknown) => error))).toMatchObject({ outcome });
  });
});
