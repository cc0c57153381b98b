import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { TavilySearchProvider } from './tavily.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.tavily.com' };
const keyless = { ...config, apiKey: undefined };

const setUp = (answer: ScriptedAnswer, settings: typeof config | typeof keyless = config) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new TavilySearchProvider(settings, outbound) };
};
const failureOf = async (answer: ScriptedAnswer, settings?: typeof keyless) => {
  const { provider, outbound } = setUp(answer, settings);
  const failure = failureForError(
    await provider.call(params({ query: 'sourdough' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
  return { failure, requests: outbound.requests };
};

describe('TavilySearchProvider', () => {
  it('serves with and without a key, and says which', async () => {
    const keyed = setUp(jsonAnswer(fixture('web.json')));
    const free = setUp(jsonAnswer(fixture('web.json')), keyless);
    for (const { provider } of [keyed, free]) {
      expect(provider.isConfigured()).toBe(true);
      await provider.call(params({ query: 'sourdough' }), context);
    }
    const [[withKey], [without]] = [keyed.outbound.requests, free.outbound.requests];
    expect(withKey!.headers).toMatchObject({ authorization: 'Bearer k-for-tests' });
    expect(withKey!.headers).not.toHaveProperty('x-tavily-access-mode');
    expect(without!.headers).toMatchObject({ 'x-tavily-access-mode': 'keyless' });
    expect(without!.headers).not.toHaveProperty('authorization');
  });

  it('maps web results to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const { results } = await provider.call(
      params({
        query: 'sourdough hydration',
        freshness: 'month',
        max_results: 5,
        exclude_domains: ['spam.example'],
      }),
      context,
    );
    expect(results).toEqual([
      {
        url: 'https://www.breadbench.example/hydration',
        title: 'Hydration, explained',
        snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
        domain: 'breadbench.example',
        published_at: null,
        score: 1,
        source_type: 'web',
      },
      expect.objectContaining({ url: 'https://crumbnotes.example/wet-dough', score: 0.5 }),
    ]);
    const [request] = outbound.requests;
    expect(request).toMatchObject({ url: 'https://api.tavily.com/search', method: 'POST' });
    expect(request!.json).toEqual({
      query: 'sourdough hydration',
      topic: 'general',
      search_depth: 'basic',
      max_results: 5,
      time_range: 'month',
      exclude_domains: ['spam.example'],
    });
  });

  it('asks for news as a topic and reads their dates', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('news.json')));
    const { results } = await provider.call(params({ query: 'tram', source_type: 'news' }), context);
    expect(results).toEqual([
      expect.objectContaining({ source_type: 'news', published_at: '2026-11-19T06:40:00.000Z' }),
    ]);
    expect(outbound.requests[0]!.json).toMatchObject({ topic: 'news' });
  });

  it('keeps to the domains, whatever Tavily answers', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const wanted = params({ query: 'dough', include_domains: ['crumbnotes.example'] });
    const { results } = await provider.call(wanted, context);
    expect(results.map(({ domain }) => domain)).toEqual(['crumbnotes.example']);
    expect(outbound.requests[0]!.json).toMatchObject({ include_domains: ['crumbnotes.example'] });
  });

  it('keeps to what Tavily takes: 400 characters, 20 results, no papers', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    const { results } = await provider.call(
      params({ query: 'considerably '.repeat(45), max_results: 50 }),
      context,
    );
    expect(results).toEqual([]);
    const body = outbound.requests[0]!.json as { query: string; max_results: number };
    expect(body.query).toMatch(/^.{300,400}$/);
    expect(body.query).toMatch(/considerably$/);
    expect(body.max_results).toBe(20);
    expect(provider.supports(params({ source_type: 'academic' }))).toBe(false);
    expect(provider.supports(params({ source_type: 'news' }))).toBe(true);
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['the plan used up', jsonAnswer(fixture('plan-limit.json'), 432), { outcome: 'quota_exhausted' }],
    ['the pay-as-you-go limit', jsonAnswer(fixture('plan-limit.json'), 433), { outcome: 'quota_exhausted' }],
    [
      'requests per minute',
      jsonAnswer('{"detail":{"error":"Too many requests"}}', 429, { 'retry-after': '9' }),
      { outcome: 'rate_limited', retryAfterSeconds: 9 },
    ],
    ['429 without any hint', jsonAnswer('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    ['a bad key', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
    [
      'a request that Tavily finds wrong: ours, not the caller’s',
      jsonAnswer('{"detail":{"error":"Query is missing."}}', 400),
      { outcome: 'upstream_error' },
    ],
    ['an error under status 200', jsonAnswer(fixture('unauthorised.json')), { outcome: 'upstream_error' }],
    ['a server fault', jsonAnswer('', 500), { outcome: 'upstream_error' }],
    ['truncated JSON', jsonAnswer(fixture('web.json').slice(0, 200)), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const { failure } = await failureOf(answer);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the cap of a day',
      jsonAnswer(fixture('keyless-daily-cap.json'), 429),
      { outcome: 'quota_exhausted', retryAfterSeconds: 20_711 },
    ],
    [
      'the cap of an hour',
      jsonAnswer(fixture('keyless-hourly-cap.json'), 429),
      { outcome: 'rate_limited', retryAfterSeconds: 1260 },
    ],
    [
      'a cap under another status',
      jsonAnswer(fixture('keyless-daily-cap.json'), 402),
      { outcome: 'quota_exhausted', retryAfterSeconds: 20_711 },
    ],
    ['keyless use withdrawn', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
  ])('keyless, classes %s and follows no offer', async (_, answer, expected) => {
    const { failure, requests } = await failureOf(answer, keyless);
    expect(failure).toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });
});
