import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { HackernewsProvider } from './hackernews.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const json = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tide', source_type: 'news', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: undefined, baseUrl: 'https://hn.algolia.com' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new HackernewsProvider(config, outbound) };
};

describe('HackernewsProvider', () => {
  it.each<[Partial<SearchParams>, boolean]>([
    [{}, true],
    [{ language: 'en', freshness: 'day' }, true],
    [{ language: 'de' }, false],
    [{ source_type: 'web' }, false],
    [{ source_type: 'academic' }, false],
  ])('serves %j: %s', (fields, expected) => {
    const { provider } = setUp(json(''));
    expect([provider.isConfigured(), provider.supports(params(fields))]).toEqual([true, expected]);
  });

  it('maps stories to the contract, those without a link to their own page', async () => {
    const { provider, outbound } = setUp(json(fixture('stories.json')));
    const { results } = await provider.call(params({ query: ' tide\nclock ', max_results: 7 }), context);
    expect(results).toEqual([
      {
        url: 'https://www.workshop.example/tide-clock',
        title: 'A tide clock that needs no battery',
        snippet: '',
        domain: 'workshop.example',
        published_at: '2026-11-19T06:40:12.000Z',
        score: null,
        source_type: 'news',
      },
      expect.objectContaining({
        url: 'https://news.ycombinator.com/item?id=46000500',
        snippet: 'I want to predict the tide at a river mouth. Which models & data would you use?',
      }),
    ]);
    const { pathname, searchParams } = new URL(outbound.requests[0]!.url);
    expect(pathname).toBe('/api/v1/search');
    expect(Object.fromEntries(searchParams)).toEqual({
      query: 'tide clock',
      tags: 'story',
      hitsPerPage: '7',
    });
  });

  it('asks for what is fresh in seconds, and for more when domains are cut', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const { provider, outbound } = setUp(json(fixture('stories.json')));
    const wanted = params({
      freshness: 'day',
      include_domains: ['ycombinator.com'],
      query: 'tide '.repeat(300),
    });
    const { results } = await provider.call(wanted, context);
    vi.useRealTimers();
    expect(results.map(({ domain }) => domain)).toEqual(['news.ycombinator.com']);
    const { searchParams } = new URL(outbound.requests[0]!.url);
    expect([searchParams.get('numericFilters'), searchParams.get('hitsPerPage')]).toEqual([
      `created_at_i>${Date.parse('2026-11-19T12:00:00Z') / 1000}`,
      '40',
    ]);
    expect(searchParams.get('query')).toMatch(/^.{250,300}$/);
  });

  it('finds nothing when there is nothing', async () => {
    const { provider } = setUp(json(fixture('nothing.json')));
    expect(await provider.call(params({}), context)).toEqual({ results: [], answer: null, citations: [] });
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['a filter it refuses', json(fixture('bad-filter.json'), 400), { outcome: 'upstream_error' }],
    ['429', json('{"message":"Too Many Requests"}', 429), { outcome: 'rate_limited' }],
    [
      '429 with a wait',
      json('', 429, { 'retry-after': '9' }),
      { outcome: 'rate_limited', retryAfterSeconds: 9 },
    ],
    ['server fault', json('', 503), { outcome: 'upstream_error' }],
    ['truncated JSON', json(fixture('stories.json').slice(0, 200)), { outcome: 'upstream_error' }],
    ['an error under status 200', json(fixture('bad-filter.json')), { outcome: 'upstream_error' }],
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
