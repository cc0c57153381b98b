import { describe, expect, it } from 'vitest';
import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { SearchParams } from '../../search.params.js';
import { BraveProvider } from './brave.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.search.brave.com' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new BraveProvider(config, outbound) };
};
const failureOf = async (answer: ScriptedAnswer) => {
  const { provider } = setUp(answer);
  return failureForError(
    await provider.call(params({ query: 'sourdough' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
};

describe('BraveProvider', () => {
  it('is configured by its key', () => {
    const outbound = new FakeOutboundClient(() => ({}));
    expect(new BraveProvider(config, outbound).isConfigured()).toBe(true);
    expect(new BraveProvider({ ...config, apiKey: undefined }, outbound).isConfigured()).toBe(false);
  });

  it('maps web results to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const { results } = await provider.call(
      params({ query: 'sourdough hydration', freshness: 'month', max_results: 5 }),
      context,
    );
    expect(results).toEqual([
      {
        url: 'https://www.breadbench.example/hydration',
        title: 'Hydration, explained',
        snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
        domain: 'breadbench.example',
        published_at: '2026-10-30T08:15:42.000Z',
        score: null,
        source_type: 'web',
      },
      expect.objectContaining({
        snippet: 'Fold it every half hour & keep your hands wet.',
        published_at: null,
      }),
    ]);
    const [request] = outbound.requests;
    expect(request!.headers).toMatchObject({ 'x-subscription-token': 'k-for-tests' });
    const { pathname, searchParams } = new URL(request!.url);
    expect(pathname).toBe('/res/v1/web/search');
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'sourdough hydration',
      count: '5',
      offset: '0',
      text_decorations: 'false',
      result_filter: 'web',
      freshness: 'pm',
    });
  });

  it('asks the news endpoint for news', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('news.json')));
    const { results } = await provider.call(
      params({ query: 'tram', source_type: 'news', freshness: 'day', max_results: 1 }),
      context,
    );
    expect(results).toEqual([
      expect.objectContaining({
        url: 'https://cityherald.example/harbour-tram',
        source_type: 'news',
        published_at: '2026-11-19T06:40:00.000Z',
      }),
    ]);
    const { pathname, searchParams } = new URL(outbound.requests[0]!.url);
    expect([pathname, searchParams.get('freshness')]).toEqual(['/res/v1/news/search', 'pd']);
  });

  it('serves the web and news, and has no academic search', () => {
    const { provider } = setUp(jsonAnswer(fixture('web.json')));
    const serves = (source_type: SearchParams['source_type']) =>
      provider.supports(params({ query: 'x', source_type }));
    expect([serves('web'), serves('news'), serves('academic')]).toEqual([true, true, false]);
  });

  it('finds nothing when the web block is missing', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    expect(await provider.call(params({ query: 'qzxv' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(1);
  });

  it('cuts the query to what Brave takes, at a word', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    await provider.call(params({ query: 'word '.repeat(60) }), context);
    await provider.call(params({ query: 'considerably '.repeat(45) }), context);
    const [many, long] = outbound.requests.map(({ url }) => new URL(url).searchParams.get('q')!);
    expect(many!.split(' ')).toHaveLength(50);
    expect(long!.length).toBeLessThanOrEqual(400);
    expect(long).toMatch(/considerably$/);
  });

  it('counts pages, not results, for the offset', async () => {
    const page = JSON.parse(fixture('web.json')) as { query: object; web: { results: object[] } };
    let call = 0;
    const outbound = new FakeOutboundClient(() => {
      call += 1;
      const results = Array.from({ length: 20 }, (_, n) => ({
        title: `r${n}`,
        url: `https://p${call}.example/${n}`,
        description: 'd',
      }));
      return jsonAnswer(
        JSON.stringify({ ...page, query: { more_results_available: true }, web: { results } }),
      );
    });
    const { results } = await new BraveProvider(config, outbound).call(
      params({ query: 'x', max_results: 45 }),
      context,
    );
    expect(results).toHaveLength(45);
    const asked = outbound.requests.map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('count'), query.get('offset')])).toEqual([
      ['20', '0'],
      ['20', '1'],
      ['20', '2'],
    ]);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'requests per second',
      jsonAnswer(fixture('rate-limited.json'), 429, {
        'x-ratelimit-limit': '1, 15000',
        'x-ratelimit-remaining': '0, 14520',
        'x-ratelimit-reset': '1, 972000',
      }),
      { outcome: 'rate_limited', retryAfterSeconds: 1 },
    ],
    [
      'Retry-After before the rate headers',
      jsonAnswer(fixture('rate-limited.json'), 429, { 'retry-after': '9', 'x-ratelimit-reset': '1, 972000' }),
      { outcome: 'rate_limited', retryAfterSeconds: 9 },
    ],
    [
      '429 without any header',
      jsonAnswer('', 429),
      { outcome: 'rate_limited', retryAfterSeconds: undefined },
    ],
    [
      'the month used up',
      jsonAnswer(fixture('quota-limited.json'), 429, { 'x-ratelimit-reset': '1, 972000' }),
      { outcome: 'quota_exhausted', retryAfterSeconds: 972_000 },
    ],
    [
      'the month used up, told by headers alone',
      jsonAnswer('too many', 429, {
        'x-ratelimit-limit': '1, 2000',
        'x-ratelimit-remaining': '1, 0',
        'x-ratelimit-reset': '1, 60',
      }),
      { outcome: 'quota_exhausted', retryAfterSeconds: 60 },
    ],
    [
      'a plan without a monthly limit',
      jsonAnswer('too many', 429, { 'x-ratelimit-limit': '50, 0', 'x-ratelimit-remaining': '0, 0' }),
      { outcome: 'rate_limited' },
    ],
    ['a bad key under 422', jsonAnswer(fixture('token-invalid.json'), 422), { outcome: 'misconfigured' }],
    ['a plan without the feature', jsonAnswer('{}', 403), { outcome: 'misconfigured' }],
    [
      'another 422',
      jsonAnswer('{"type":"ErrorResponse","error":{"code":"VALIDATION"}}', 422),
      { outcome: 'upstream_error' },
    ],
    ['an error under status 200', jsonAnswer(fixture('quota-limited.json')), { outcome: 'quota_exhausted' }],
    [
      'an unknown error under status 200',
      jsonAnswer('{"type":"ErrorResponse"}'),
      { outcome: 'upstream_error' },
    ],
    [
      'server fault',
      jsonAnswer('', 503, { 'retry-after': '30' }),
      { outcome: 'upstream_error', retryAfterSeconds: 30 },
    ],
    ['truncated JSON', jsonAnswer(fixture('web.json').slice(0, 400)), { outcome: 'upstream_error' }],
    [
      'a page instead of JSON',
      { headers: { 'content-type': 'text/html' }, body: '<html></html>' },
      { outcome: 'upstream_error' },
    ],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
    ['no connection', new OutboundError('connect', 'no connection'), { outcome: 'upstream_error' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });
});
