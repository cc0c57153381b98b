import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { toExaSearch } from './exa.mapper.js';
import { ExaProvider } from './exa.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: 'k-for-tests', baseUrl: 'https://api.exa.ai' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ExaProvider(config, outbound) };
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

describe('ExaProvider', () => {
  it('is configured by its key', () => {
    const outbound = new FakeOutboundClient(() => ({}));
    expect(new ExaProvider(config, outbound).isConfigured()).toBe(true);
    expect(new ExaProvider({ ...config, apiKey: undefined }, outbound).isConfigured()).toBe(false);
  });

  it('maps results to the contract, their passages to the snippet', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const { results } = await provider.call(
      params({ query: 'sourdough hydration', max_results: 5 }),
      context,
    );
    expect(results).toEqual([
      {
        url: 'https://www.breadbench.example/hydration',
        title: 'Hydration, explained',
        snippet:
          'A dough of 500 g flour and 375 g water has a hydration of 75 %. … Wetter doughs need more folding.',
        domain: 'breadbench.example',
        published_at: '2026-10-30T08:15:42.000Z',
        score: 1,
        source_type: 'web',
      },
      expect.objectContaining({
        snippet: 'Fold it every half hour & keep your hands wet.',
        published_at: null,
        score: 0.5,
      }),
    ]);
    expect(outbound.requests[0]).toMatchObject({
      url: 'https://api.exa.ai/search',
      method: 'POST',
      headers: { 'x-api-key': 'k-for-tests' },
      json: {
        query: 'sourdough hydration',
        type: 'auto',
        numResults: 5,
        contents: { highlights: true },
      },
    });
  });

  it('asks for kind, freshness and domains in its words', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const domains = { include_domains: ['a.example'], exclude_domains: ['b.a.example'] };
    expect(toExaSearch(params({ query: 'x', source_type: 'news', freshness: 'week' }), now)).toMatchObject({
      category: 'news',
      startPublishedDate: '2026-11-13T12:00:00.000Z',
    });
    expect(toExaSearch(params({ query: 'x', source_type: 'academic', ...domains }), now)).toMatchObject({
      category: 'publication',
      includeDomains: ['a.example'],
      excludeDomains: ['b.a.example'],
    });
    expect(toExaSearch(params({ query: 'x' }), now)).not.toHaveProperty('category');
  });

  it('keeps to the domains, whatever Exa answers, and finds nothing when there is nothing', async () => {
    const wanted = params({ query: 'dough', include_domains: ['crumbnotes.example'] });
    const { results } = await setUp(jsonAnswer(fixture('web.json'))).provider.call(wanted, context);
    expect(results.map(({ domain }) => domain)).toEqual(['crumbnotes.example']);
    const nothing = await setUp(jsonAnswer(fixture('nothing.json'))).provider.call(wanted, context);
    expect(nothing.results).toEqual([]);
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['credits used up', jsonAnswer(fixture('credits.json'), 402), { outcome: 'quota_exhausted' }],
    ['a bad key', jsonAnswer(fixture('invalid-key.json'), 401), { outcome: 'misconfigured' }],
    [
      'a rate limit',
      jsonAnswer('{"error":"Too many requests"}', 429, { 'retry-after': '2' }),
      { outcome: 'rate_limited', retryAfterSeconds: 2 },
    ],
    ['429 without any hint', jsonAnswer('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    [
      'a request that Exa finds wrong: ours, not the caller’s',
      jsonAnswer(fixture('invalid-request.json'), 400),
      { outcome: 'upstream_error' },
    ],
    ['an error under status 200', jsonAnswer(fixture('credits.json')), { outcome: 'upstream_error' }],
    ['a server fault', jsonAnswer('', 502), { outcome: 'upstream_error' }],
    ['truncated JSON', jsonAnswer(fixture('web.json').slice(0, 200)), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });
});
