import { describe, expect, it } from 'vitest';
import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { SearchParams } from '../../search.params.js';
import { WikipediaProvider } from './wikipedia.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const json = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: undefined, baseUrl: 'https://en.wikipedia.org' };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new WikipediaProvider(config, outbound) };
};
const failureOf = async (answer: ScriptedAnswer) => {
  const { provider } = setUp(answer);
  return failureForError(
    await provider.call(params({ query: 'tide' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
};

describe('WikipediaProvider', () => {
  it('maps articles to the contract', async () => {
    const { provider, outbound } = setUp(json(fixture('search.json')));
    const { results } = await provider.call(params({ query: 'high tide', max_results: 7 }), context);
    expect(results).toEqual([
      {
        url: 'https://en.wikipedia.org/wiki/Tidal_range',
        title: 'Tidal range',
        snippet: 'the difference in height between high tide and low tide & the time between them',
        domain: 'en.wikipedia.org',
        published_at: null,
        score: null,
        source_type: 'web',
      },
      expect.objectContaining({ url: 'https://en.wikipedia.org/wiki/Seiche:_a_standing_wave' }),
      expect.objectContaining({ url: 'https://en.wikipedia.org/wiki/AC/DC_converter%3F' }),
    ]);
    const { pathname, searchParams } = new URL(outbound.requests[0]!.url);
    expect(pathname).toBe('/w/api.php');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      action: 'query',
      list: 'search',
      srsearch: 'high tide',
      srlimit: '7',
      formatversion: '2',
    });
  });

  it.each<[Partial<SearchParams>, boolean]>([
    [{}, true],
    [{ source_type: 'news' }, false],
    [{ source_type: 'academic' }, false],
    [{ freshness: 'week' }, false],
    [{ include_domains: ['wikipedia.org'] }, true],
    [{ include_domains: ['postgresql.org'] }, false],
    [{ exclude_domains: ['en.wikipedia.org'] }, false],
    [{ exclude_domains: ['en.wikipedia.org'], language: 'de' }, true],
  ])('serves %j: %s', (fields, expected) => {
    const { provider } = setUp(json(fixture('search.json')));
    expect(provider.isConfigured()).toBe(true);
    expect(provider.supports(params({ query: 'tide', ...fields }))).toBe(expected);
  });

  it('asks the Wikipedia of the language, and another MediaWiki as it is', async () => {
    const { provider, outbound } = setUp(json(fixture('search.json')));
    const { results } = await provider.call(params({ query: 'Tide', language: 'de' }), context);
    expect(results[0]).toMatchObject({ url: 'https://de.wikipedia.org/wiki/Tidal_range' });
    const own = new WikipediaProvider({ ...config, baseUrl: 'https://wiki.example' }, outbound);
    await own.call(params({ query: 'Tide', language: 'de' }), context);
    expect(outbound.requests.map(({ url }) => new URL(url).host)).toEqual([
      'de.wikipedia.org',
      'wiki.example',
    ]);
  });

  it('finds nothing when there is nothing, and cuts long queries', async () => {
    const { provider, outbound } = setUp(json(fixture('nothing.json')));
    expect(await provider.call(params({ query: 'tide '.repeat(200) }), context)).toMatchObject({
      results: [],
    });
    expect(new URL(outbound.requests[0]!.url).searchParams.get('srsearch')).toMatch(/^.{250,300}$/);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the limit under status 200',
      json(fixture('ratelimited.json'), 200, { 'retry-after': '12', 'mediawiki-api-error': 'ratelimited' }),
      { outcome: 'rate_limited', retryAfterSeconds: 12 },
    ],
    ['the limit told by the body alone', json(fixture('ratelimited.json')), { outcome: 'rate_limited' }],
    [
      'lagging servers',
      json(fixture('maxlag.json'), 200, { 'retry-after': '5' }),
      { outcome: 'upstream_error', retryAfterSeconds: 5 },
    ],
    [
      'an error told by the header alone',
      json('{}', 200, { 'mediawiki-api-error': 'readonly' }),
      { outcome: 'upstream_error' },
    ],
    ['429', json('', 429, { 'retry-after': '3' }), { outcome: 'rate_limited', retryAfterSeconds: 3 }],
    ['429 without Retry-After', json('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    ['a refusal by its status', json('{"error":"not you"}', 403), { outcome: 'misconfigured' }],
    ['server fault', json('', 503), { outcome: 'upstream_error' }],
    ['truncated JSON', json(fixture('search.json').slice(0, 200)), { outcome: 'upstream_error' }],
    [
      'a page instead of JSON',
      { headers: { 'content-type': 'text/html' }, body: '<html>' },
      { outcome: 'upstream_error' },
    ],
    ['JSON of someone else', json('[]'), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    expect(await failureOf(answer)).toMatchObject(expected);
  });
});
