import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { FirecrawlSearchProvider } from './firecrawl.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.firecrawl.dev' };
const keyless = { ...config, apiKey: undefined };

const setUp = (answer: ScriptedAnswer, settings: typeof config | typeof keyless = config) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new FirecrawlSearchProvider(settings, outbound) };
};
const failureOf = async (answer: ScriptedAnswer, settings?: typeof keyless) => {
  const { provider } = setUp(answer, settings);
  return failureForError(
    await provider.call(params({ query: 'sourdough' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
};

describe('FirecrawlSearchProvider', () => {
  it('serves with and without a key', async () => {
    const keyed = setUp(jsonAnswer(fixture('web.json')));
    const free = setUp(jsonAnswer(fixture('web.json')), keyless);
    for (const { provider } of [keyed, free]) {
      expect(provider.isConfigured()).toBe(true);
      await provider.call(params({ query: 'sourdough' }), context);
    }
    expect(keyed.outbound.requests[0]!.headers).toMatchObject({ authorization: 'Bearer k-for-tests' });
    expect(free.outbound.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  it('maps web results to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const { results } = await provider.call(
      params({ query: 'sourdough hydration', freshness: 'week', max_results: 5 }),
      context,
    );
    expect(results).toEqual([
      {
        url: 'https://www.breadbench.example/hydration',
        title: 'Hydration, explained',
        snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
        domain: 'breadbench.example',
        published_at: null,
        score: null,
        source_type: 'web',
      },
      expect.objectContaining({ url: 'https://crumbnotes.example/wet-dough' }),
    ]);
    const [request] = outbound.requests;
    expect(request).toMatchObject({ url: 'https://api.firecrawl.dev/v2/search', method: 'POST' });
    expect(request!.json).toEqual({
      query: 'sourdough hydration',
      limit: 5,
      sources: [{ type: 'web', tbs: 'qdr:w' }],
      tbs: 'qdr:w',
      timeout: 5000,
    });
  });

  it('asks for news as a source and reads their dates', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('news.json')));
    const { results } = await provider.call(params({ query: 'tram', source_type: 'news' }), context);
    expect(results).toEqual([
      expect.objectContaining({
        source_type: 'news',
        snippet: 'The line will carry its first passengers on Monday.',
        published_at: '2026-11-19T00:00:00.000Z',
      }),
    ]);
    expect(outbound.requests[0]!.json).toMatchObject({ sources: [{ type: 'news' }] });
  });

  it('never sends wanted and unwanted domains together, and keeps to both', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const both = { include_domains: ['crumbnotes.example'], exclude_domains: ['old.crumbnotes.example'] };
    const { results } = await provider.call(params({ query: 'dough', ...both }), context);
    expect(results.map(({ domain }) => domain)).toEqual(['crumbnotes.example']);
    await provider.call(params({ query: 'dough', exclude_domains: ['a.example'] }), context);
    const [first, second] = outbound.requests.map(({ json: body }) => body as Record<string, unknown>);
    expect(first).toMatchObject({ includeDomains: ['crumbnotes.example'] });
    expect(first).not.toHaveProperty('excludeDomains');
    expect(second).toMatchObject({ excludeDomains: ['a.example'] });
  });

  it('finds nothing when there is nothing, cuts long queries at a word, and has no papers', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('nothing.json')));
    const { results } = await provider.call(params({ query: 'considerably '.repeat(60) }), context);
    expect(results).toEqual([]);
    const { query } = outbound.requests[0]!.json as { query: string };
    expect(query).toMatch(/^.{400,500}$/);
    expect(query).toMatch(/considerably$/);
    expect(provider.supports(params({ source_type: 'academic' }))).toBe(false);
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['credits used up', jsonAnswer(fixture('credits.json'), 402), { outcome: 'quota_exhausted' }],
    [
      'requests per minute',
      jsonAnswer(fixture('rate-limited.json'), 429, { 'retry-after': '24' }),
      { outcome: 'rate_limited', retryAfterSeconds: 24 },
    ],
    ['429 without any hint', jsonAnswer('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    ['a bad key', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
    [
      'a plan without the feature',
      jsonAnswer('{"success":false,"error":"Forbidden"}', 403),
      { outcome: 'misconfigured' },
    ],
    [
      'a request that Firecrawl finds wrong: ours, not the caller’s',
      jsonAnswer('{"success":false,"error":"Bad Request","details":[]}', 400),
      { outcome: 'upstream_error' },
    ],
    [
      'its own timeout',
      jsonAnswer('{"success":false,"error":"Request Timeout"}', 408),
      { outcome: 'timeout' },
    ],
    ['an error under status 200', jsonAnswer(fixture('unauthorised.json')), { outcome: 'upstream_error' }],
    ['a server fault', jsonAnswer('', 500), { outcome: 'upstream_error' }],
    ['truncated JSON', jsonAnswer(fixture('web.json').slice(0, 200)), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the cap of a day',
      jsonAnswer(fixture('keyless-cap.json'), 429, { 'retry-after': '3600' }),
      { outcome: 'quota_exhausted', retryAfterSeconds: 3600 },
    ],
    ['requests per minute', jsonAnswer(fixture('rate-limited.json'), 429), { outcome: 'rate_limited' }],
    ['keyless use withdrawn', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
  ])('keyless, classes %s', async (_, answer, expected) => {
    expect(await failureOf(answer, keyless)).toMatchObject(expected);
  });
});
