import { failureForError } from '@capstan/kit';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { GleifProvider } from './gleif.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = (fields: Partial<EnrichCompanyParams>) => Object.assign(new EnrichCompanyParams(), fields);
const setUp = (
  completions: ScriptedAnswer = jsonAnswer(fixture('completions.json')),
  records = fixture('records.json'),
) => {
  const outbound = new FakeOutboundClient(({ url }) =>
    url.includes('fuzzycompletions') ? completions : jsonAnswer(records),
  );
  const provider = new GleifProvider({ apiKey: undefined, baseUrl: 'https://api.gleif.org' }, outbound);
  return { outbound, provider };
};

describe('GleifProvider', () => {
  it('is asked by name only', () => {
    const { provider } = setUp();
    expect([
      provider.supports(params({ name: 'Acme' })),
      provider.supports(params({ domain: 'acme.com' })),
    ]).toEqual([true, false]);
  });

  it('finds the one of the name in the country', async () => {
    const { provider, outbound } = setUp();
    expect(await provider.call(params({ name: 'Acme GmbH', country: 'DE' }), context)).toMatchObject({
      name: null,
      legal_name: 'Acme GmbH',
      headquarters: 'Hamburg',
      country: 'DE',
      lei: '529900ACMEGAUGES0042',
      registration_number: 'HRB 90042',
      confidence: 0.75,
      sources: [{ provider: 'gleif', url: 'https://search.gleif.org/#/record/529900ACMEGAUGES0042' }],
    });
    const [first, second] = outbound.requests.map(({ url }) => new URL(url).searchParams);
    expect([first?.get('field'), first?.get('q')]).toEqual(['entity.legalName', 'Acme GmbH']);
    // The limited company of that name is another legal form.
    expect(second?.get('filter[lei]')).toBe('529900ACMEGAUGES0042,391200ACMEDRAINAGE79');
  });

  it.each<[string, Partial<EnrichCompanyParams>]>([
    ['two of the name', { name: 'Acme GmbH' }],
    ['a country without it', { name: 'Acme GmbH', country: 'FR' }],
  ])('takes none of %s', async (_, fields) => {
    expect(await setUp().provider.call(params(fields), context)).toMatchObject({ lei: null, sources: [] });
  });

  it('prefers one that is active', async () => {
    const records = fixture('records.json').replace(
      /("jurisdiction": "AT",\s+"status": )"ACTIVE"/,
      '$1"INACTIVE"',
    );
    const { provider } = setUp(undefined, records);
    expect(await provider.call(params({ name: 'Acme GmbH' }), context)).toMatchObject({
      country: 'DE',
      confidence: 0.6,
    });
  });

  it('asks once when nothing is alike', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    expect(await provider.call(params({ name: 'Acme' }), context)).toMatchObject({ lei: null });
    expect(outbound.requests).toHaveLength(1);
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['its limit', jsonAnswer('{}', 429, { 'retry-after': '30' }), 'rate_limited'],
    ['a refused filter', jsonAnswer(fixture('error.json'), 400), 'upstream_error'],
    ['an error under 200', jsonAnswer(fixture('error.json')), 'upstream_error'],
    ['something else', jsonAnswer('[]'), 'upstream_error'],
  ])('classes %s', async (_, answer, outcome) => {
    const failure = await setUp(answer)
      .provider.call(params({ name: 'Acme' }), context)
      .catch((error: unknown) => error);
    expect(failureForError(failure)).toMatchObject({ outcome });
  });
});
