import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { EuropePmcProvider } from './europe-pmc.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const json = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tidal mill?', source_type: 'academic', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: undefined, baseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new EuropePmcProvider(config, outbound) };
};
const queryOf = (outbound: FakeOutboundClient): Record<string, string> =>
  Object.fromEntries(new URL(outbound.requests[0]!.url).searchParams);

describe('EuropePmcProvider', () => {
  it('serves academic calls only', () => {
    const { provider } = setUp(json(''));
    const served = (['web', 'news', 'academic'] as const).filter((source_type) =>
      provider.supports(params({ source_type })),
    );
    expect([provider.isConfigured(), served]).toEqual([true, ['academic']]);
  });

  it('maps articles to the contract, those without a DOI to their page', async () => {
    const { provider, outbound } = setUp(json(fixture('articles.json')));
    const { results } = await provider.call(params({ max_results: 10 }), context);
    expect(results).toEqual([
      {
        url: 'https://doi.org/10.5555/tide.2025.017',
        title: 'Oak and iron in tidal mills',
        snippet: 'Background Oak gates outlast iron ones. Results CO2 uptake rose (n>40).',
        domain: 'doi.org',
        published_at: '2025-10-28T00:00:00.000Z',
        score: null,
        source_type: 'academic',
      },
      {
        url: 'https://europepmc.org/article/MED/9000002',
        title: 'Salt and timber...',
        snippet: '',
        domain: 'europepmc.org',
        published_at: '1987-01-01T00:00:00.000Z',
        score: null,
        source_type: 'academic',
      },
    ]);
    expect(new URL(outbound.requests[0]!.url).pathname).toBe('/europepmc/webservices/rest/search');
    expect(queryOf(outbound)).toEqual({
      query: '(tidal mill)',
      format: 'json',
      resultType: 'core',
      pageSize: '10',
      cursorMark: '*',
    });
  });

  it('asks for language and freshness in its words', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const { provider, outbound } = setUp(json(fixture('nothing.json')));
    expect(await provider.call(params({ freshness: 'week', language: 'de' }), context)).toMatchObject({
      results: [],
    });
    vi.useRealTimers();
    expect(queryOf(outbound).query).toBe(
      '(tidal mill) AND FIRST_PDATE:[2026-11-14 TO 2026-11-21] AND LANG:ger',
    );
  });

  it('gives the address at the domain wanted, a page rather than a PDF', async () => {
    const { provider } = setUp(json(fixture('articles.json')));
    const urlsAt = async (domain: string) =>
      (await provider.call(params({ include_domains: [domain] }), context)).results.map(({ url }) => url);
    expect(await urlsAt('press.example')).toEqual(['https://journals.press.example/tide/2025/017']);
    expect(await urlsAt('europepmc.org')).toEqual([
      'https://europepmc.org/article/MED/40000001',
      'https://europepmc.org/article/MED/9000002',
    ]);
  });

  it('finds nothing without a request when there is no word', async () => {
    const { provider, outbound } = setUp(json(fixture('articles.json')));
    expect(await provider.call(params({ query: '(*)' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(0);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'an error under status 200',
      json(fixture('error.json')),
      { outcome: 'upstream_error', message: expect.stringContaining('pageSize') },
    ],
    ['its limit under status 200', json('{"errCode":429,"errMsg":"slow down"}'), { outcome: 'rate_limited' }],
    ['an error under its status', json(fixture('error.json'), 404), { outcome: 'upstream_error' }],
    ['429', json('', 429, { 'retry-after': '4' }), { outcome: 'rate_limited', retryAfterSeconds: 4 }],
    ['server fault', json('', 503), { outcome: 'upstream_error' }],
    ['truncated JSON', json(fixture('articles.json').slice(0, 300)), { outcome: 'upstream_error' }],
    ['JSON of someone else', json('{"hits":[]}'), { outcome: 'upstream_error' }],
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
