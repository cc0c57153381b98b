import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { abstractOf } from './openalex.mapper.js';
import { OpenalexProvider } from './openalex.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tidal mill oak', source_type: 'academic', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.openalex.org' };

const setUp = (answer: ScriptedAnswer, apiKey: string | undefined = config.apiKey) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new OpenalexProvider({ ...config, apiKey }, outbound) };
};
const queryOf = (outbound: FakeOutboundClient): Record<string, string> =>
  Object.fromEntries(new URL(outbound.requests[0]!.url).searchParams);

describe('abstractOf', () => {
  it('puts words back in their places, whatever else is there', () => {
    expect(abstractOf({ b: [1, 3], a: [0], c: [2] })).toBe('a b c b');
    expect(abstractOf({ a: [0], far: [1e9, -1, 0.5], gap: [5], none: 'x' })).toBe('a gap');
    expect([abstractOf(null), abstractOf([]), abstractOf({})]).toEqual(['', '', '']);
  });
});

describe('OpenalexProvider', () => {
  it('serves academic calls only, with or without a key', () => {
    const { provider } = setUp(jsonAnswer(''));
    const served = (['web', 'news', 'academic'] as const).filter((source_type) =>
      provider.supports(params({ source_type })),
    );
    expect(served).toEqual(['academic']);
    expect(
      new OpenalexProvider(
        { ...config, apiKey: undefined },
        new FakeOutboundClient(() => ({})),
      ).isConfigured(),
    ).toBe(true);
  });

  it('maps works to the contract: DOI, else landing page, a PDF only when nothing else is there', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('works.json')));
    const { results } = await provider.call(params({ max_results: 10, language: 'en' }), context);
    expect(results).toEqual([
      {
        url: 'https://doi.org/10.5555/tide.2025.017',
        title: 'Oak and iron in tidal mills',
        snippet: 'Oak gates outlast iron in salt, but iron gates are lighter (x<y).',
        domain: 'doi.org',
        published_at: '2025-11-03T00:00:00.000Z',
        score: 1,
        source_type: 'academic',
      },
      expect.objectContaining({ url: 'https://repository.example/handle/1/77', snippet: '', score: 0.25 }),
      expect.objectContaining({ url: 'https://archive.example/marsh.pdf', title: 'On the Spartina marsh' }),
    ]);
    expect(new URL(outbound.requests[0]!.url).pathname).toBe('/works');
    expect(queryOf(outbound)).toMatchObject({
      search: 'tidal mill oak',
      'per-page': '10',
      filter: 'language:en',
      api_key: 'k-for-tests',
    });
  });

  it('sends no key when there is none, and asks for what is fresh in days', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const outbound = new FakeOutboundClient(() => jsonAnswer(fixture('nothing.json')));
    const provider = new OpenalexProvider({ ...config, apiKey: undefined }, outbound);
    expect(await provider.call(params({ freshness: 'day' }), context)).toMatchObject({ results: [] });
    vi.useRealTimers();
    expect(queryOf(outbound)).not.toHaveProperty('api_key');
    expect(queryOf(outbound).filter).toBe('from_publication_date:2026-11-20,to_publication_date:2026-11-21');
  });

  it('finds nothing without a request when there is no word', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('works.json')));
    expect(await provider.call(params({ query: '*' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(0);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the budget used up until the reset',
      jsonAnswer(fixture('budget-used-up.json'), 429, {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '46800',
      }),
      { outcome: 'quota_exhausted', retryAfterSeconds: 46_800 },
    ],
    [
      'a budget too small for a search',
      jsonAnswer(fixture('budget-used-up.json'), 429, { 'x-ratelimit-remaining': '5', 'retry-after': '60' }),
      { outcome: 'quota_exhausted', retryAfterSeconds: 60 },
    ],
    [
      'the limit per second',
      jsonAnswer('{"error":"Too many requests"}', 429, { 'x-ratelimit-remaining': '900' }),
      { outcome: 'rate_limited' },
    ],
    [
      'the same under 403',
      jsonAnswer('{"error":"Rate limit exceeded; slow down"}', 403),
      { outcome: 'rate_limited' },
    ],
    ['a key it refuses', jsonAnswer('{"error":"Invalid API key"}', 401), { outcome: 'misconfigured' }],
    ['a filter it refuses', jsonAnswer(fixture('invalid-filter.json'), 400), { outcome: 'upstream_error' }],
    ['an error under status 200', jsonAnswer(fixture('invalid-filter.json')), { outcome: 'upstream_error' }],
    ['server fault', jsonAnswer('', 500), { outcome: 'upstream_error' }],
    ['truncated JSON', jsonAnswer(fixture('works.json').slice(0, 300)), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await setUp(answer)
      .provider.call(params({}), context)
      .then(
        () => new Error('no failure'),
        (error: unknown) => error,
      );
    expect(failureForError(failure)).toMatchObject(expected);
    expect(String(failure)).not.toContain('k-for-tests');
  });

  it('waits until midnight in UTC when a used-up budget names no reset, and advises a key', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T23:00:00Z'), toFake: ['Date'] });
    const outbound = new FakeOutboundClient(() => jsonAnswer('', 429));
    const failure = new OpenalexProvider({ ...config, apiKey: undefined }, outbound).call(
      params({}),
      context,
    );
    await expect(failure).rejects.toMatchObject({ retryAfterSeconds: 3600 });
    await expect(failure).rejects.toThrow('OPENALEX_API_KEY');
    vi.useRealTimers();
  });
});
