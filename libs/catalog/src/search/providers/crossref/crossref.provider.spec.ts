import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { CrossrefProvider } from './crossref.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tidal mill oak', source_type: 'academic', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: undefined, baseUrl: 'https://api.crossref.org' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new CrossrefProvider(config, outbound) };
};
const queryOf = (outbound: FakeOutboundClient): Record<string, string> =>
  Object.fromEntries(new URL(outbound.requests[0]!.url).searchParams);

describe('CrossrefProvider', () => {
  it('serves academic calls only', () => {
    const { provider } = setUp(jsonAnswer(''));
    const served = (['web', 'news', 'academic'] as const).filter((source_type) =>
      provider.supports(params({ source_type })),
    );
    expect([provider.isConfigured(), served]).toEqual([true, ['academic']]);
  });

  it('maps works to the contract, without the parts of works', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('works.json')));
    const { results } = await provider.call(params({ max_results: 10 }), context);
    expect(results).toEqual([
      {
        url: 'https://doi.org/10.5555/tide.2025.017',
        title: 'Oak and iron in tidal mills: a century of salt',
        snippet: 'Oak gates outlast iron ones in salt water (p < 0.05). We compare forty mills.',
        domain: 'doi.org',
        published_at: '2025-11-03T00:00:00.000Z',
        score: 1,
        source_type: 'academic',
      },
      expect.objectContaining({ snippet: '', published_at: '1998-01-01T00:00:00.000Z', score: 0.4 }),
      expect.objectContaining({ title: 'https://doi.org/10.5555/proc.9', published_at: null, score: 0.3 }),
    ]);
    expect(new URL(outbound.requests[0]!.url).pathname).toBe('/works');
    expect(queryOf(outbound)).toEqual({
      query: 'tidal mill oak',
      rows: '10',
      select: 'DOI,URL,title,abstract,published,type,score,link',
    });
  });

  it('asks for what is fresh in days', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    await provider.call(params({ freshness: 'week' }), context);
    vi.useRealTimers();
    expect(queryOf(outbound).filter).toBe('from-pub-date:2026-11-14,until-pub-date:2026-11-21');
  });

  it('gives the landing page when that is the domain wanted', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('with-resource.json')));
    const { results } = await provider.call(params({ include_domains: ['press.example'] }), context);
    expect(results).toMatchObject([
      { url: 'https://journals.press.example/tide/2025/017', published_at: '2025-11-01T00:00:00.000Z' },
    ]);
    // The landing page cannot be selected, and more is asked for because some is dropped.
    expect(queryOf(outbound)).toEqual({ query: 'tidal mill oak', rows: '40' });
    expect((await provider.call(params({ include_domains: ['other.example'] }), context)).results).toEqual(
      [],
    );
  });

  it('finds nothing when there is nothing, and without a request when there is no word', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    expect(await provider.call(params({ query: '?!' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(0);
    expect(await provider.call(params({}), context)).toEqual({ results: [], answer: null, citations: [] });
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the limit told by headers',
      jsonAnswer('', 429, {
        'x-rate-limit-limit': '3',
        'x-rate-limit-interval': '1s',
        'x-api-pool': 'polite',
      }),
      { outcome: 'rate_limited', retryAfterSeconds: 1 },
    ],
    [
      'Retry-After before the interval',
      jsonAnswer('', 429, { 'x-rate-limit-interval': '1s', 'retry-after': '20' }),
      { outcome: 'rate_limited', retryAfterSeconds: 20 },
    ],
    [
      '429 without any header',
      jsonAnswer('', 429),
      { outcome: 'rate_limited', retryAfterSeconds: undefined },
    ],
    [
      '404',
      { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Resource not found.' },
      { outcome: 'upstream_error' },
    ],
    [
      'a request it refuses',
      jsonAnswer(fixture('validation-failure.json'), 400),
      { outcome: 'upstream_error' },
    ],
    [
      'the same under status 200',
      jsonAnswer(fixture('validation-failure.json')),
      { outcome: 'upstream_error' },
    ],
    ['a client it blocks', jsonAnswer('', 403), { outcome: 'misconfigured' }],
    ['server fault', jsonAnswer('', 503), { outcome: 'upstream_error' }],
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
  });
});
