import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { SerperProvider } from './serper.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://google.serper.dev' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new SerperProvider(config, outbound) };
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

describe('SerperProvider', () => {
  it('is configured by its key and has no papers', () => {
    const outbound = new FakeOutboundClient(() => ({}));
    const provider = new SerperProvider(config, outbound);
    expect(provider.isConfigured()).toBe(true);
    expect(new SerperProvider({ ...config, apiKey: undefined }, outbound).isConfigured()).toBe(false);
    expect(provider.supports(params({ source_type: 'academic' }))).toBe(false);
    expect(provider.supports(params({ source_type: 'news' }))).toBe(true);
  });

  it('maps web results to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const { results } = await provider.call(
      params({
        query: 'sourdough hydration',
        freshness: 'month',
        language: 'de',
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
        published_at: '2026-10-30T00:00:00.000Z',
        score: null,
        source_type: 'web',
      },
      expect.objectContaining({ url: 'https://crumbnotes.example/wet-dough', published_at: null }),
    ]);
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://google.serper.dev/search',
      method: 'POST',
      headers: { 'x-api-key': 'k-for-tests' },
    });
    expect(outbound.requests[0]!.json).toEqual({
      q: 'sourdough hydration -site:spam.example',
      num: 10,
      tbs: 'qdr:m',
      hl: 'de',
    });
  });

  it('asks the news path for news', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('news.json')));
    const { results } = await provider.call(
      params({ query: 'tram', source_type: 'news', max_results: 30 }),
      context,
    );
    expect(results).toEqual([
      expect.objectContaining({ source_type: 'news', published_at: '2026-11-19T00:00:00.000Z' }),
    ]);
    expect(outbound.requests[0]).toMatchObject({ url: 'https://google.serper.dev/news', json: { num: 30 } });
  });

  it.each(['nothing.json', 'nothing-without-list'])(
    'finds nothing when there is nothing: %s',
    async (name) => {
      const body = name === 'nothing.json' ? fixture(name) : '{"searchParameters":{"q":"qzxv"},"credits":1}';
      const { results } = await setUp(jsonAnswer(body)).provider.call(params({ query: 'qzxv' }), context);
      expect(results).toEqual([]);
    },
  );

  it.each<[string, ScriptedAnswer, object]>([
    ['credits used up under 400', jsonAnswer(fixture('credits.json'), 400), { outcome: 'quota_exhausted' }],
    ['credits used up under 429', jsonAnswer(fixture('credits.json'), 429), { outcome: 'quota_exhausted' }],
    ['credits used up under 200', jsonAnswer(fixture('credits.json')), { outcome: 'quota_exhausted' }],
    ['a bad key', jsonAnswer(fixture('unauthorised.json'), 403), { outcome: 'misconfigured' }],
    [
      'a rate limit',
      jsonAnswer(fixture('rate-limited.json'), 429, { 'retry-after': '3' }),
      { outcome: 'rate_limited', retryAfterSeconds: 3 },
    ],
    ['429 without any hint', jsonAnswer('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    [
      'a request that Serper finds wrong: ours, not the caller’s',
      jsonAnswer('{"message":"Missing query parameter","statusCode":400}', 400),
      { outcome: 'upstream_error' },
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
});
