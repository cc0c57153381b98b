import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { GdeltProvider } from './gdelt.provider.js';
import { gdeltTerms } from './gdelt.query.js';

const fixture = fixturesIn(import.meta.dirname);
// GDELT names its sentences JSON too.
const answerOf = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'harbour tram', source_type: 'news', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 4000, requestId: 'r1' };
const config = { baseUrl: 'https://api.gdeltproject.org', intervalMs: 5000 };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new GdeltProvider(config, outbound) };
};
const queryOf = (outbound: FakeOutboundClient): URLSearchParams =>
  new URL(outbound.requests[0]!.url).searchParams;

describe('gdeltTerms', () => {
  it.each([
    ['harbour tram', 'harbour tram'],
    ['What is the cost of the harbour tram?', 'cost harbour tram'],
    ['"heat pump" prices', '"heat pump" prices'],
    ['an "unbalanced phrase', 'unbalanced phrase'],
    ['inflation in the US economy', 'inflation "US economy"'],
    ['EU sanctions on Russia', '"EU sanctions" Russia'],
    ['sanctions by the EU', 'sanctions'],
    ['new AI act', 'new "AI act"'],
    ['near5:"a b" (x OR y) -tone<3', 'near5 tone'],
    ["Ireland's AT&T deal", 'Ireland deal'],
    [`${'x'.repeat(60)} tram`, 'tram'],
    [`"${'tram '.repeat(20)}"`, Array(8).fill('tram').join(' ')],
    ['東京都 選挙', '東京都'],
  ])('puts %s as %s', (query, expected) => {
    const terms = gdeltTerms(query);
    // Whatever it is: no word below three characters stands alone, and quotes are balanced.
    expect(
      (terms ?? '')
        .replace(/"[^"]{5,}"/g, '')
        .split(/[\s"]+/)
        .filter((word) => word !== '' && word.length < 3),
    ).toEqual([]);
    expect(terms).toBe(expected);
  });

  it.each(['AI', 'to be or not to be', '?!', '""', '"AI"'])('has nothing to ask for %s', (query) => {
    expect(gdeltTerms(query)).toBeUndefined();
  });

  it('does not ask for more words than one article may hold', () => {
    expect(
      gdeltTerms('alpha beta gamma delta epsilon zeta theta iota kappa lambda')!.split(' '),
    ).toHaveLength(8);
  });
});

describe('GdeltProvider', () => {
  it.each<[Partial<SearchParams>, boolean]>([
    [{}, true],
    [{ language: 'de' }, true],
    [{ language: 'xx' }, false],
    [{ source_type: 'web' }, false],
    [{ source_type: 'academic' }, false],
  ])('serves %j: %s', (fields, expected) => {
    const { provider } = setUp(answerOf(''));
    expect([provider.isConfigured(), provider.supports(params(fields))]).toEqual([true, expected]);
  });

  it('maps articles to the contract, each headline once', async () => {
    const { provider, outbound } = setUp(answerOf(fixture('articles.json')));
    const { results } = await provider.call(params({ max_results: 5 }), context);
    expect(results).toEqual([
      {
        url: 'https://www.cityherald.example/2026/11/19/harbour-tram',
        title: 'Harbour tram reopens after two years',
        snippet: '',
        domain: 'cityherald.example',
        published_at: '2026-11-19T06:45:00.000Z',
        score: null,
        source_type: 'news',
      },
      expect.objectContaining({ title: 'Straßenbahn am Hafen fährt wieder', domain: 'zeitung.example' }),
    ]);
    expect(new URL(outbound.requests[0]!.url).pathname).toBe('/api/v2/doc/doc');
    expect(Object.fromEntries(queryOf(outbound))).toEqual({
      query: 'harbour tram',
      mode: 'artlist',
      format: 'json',
      maxrecords: '15',
      sort: 'hybridrel',
    });
  });

  it('asks for language, domains and freshness in its words', async () => {
    const { provider, outbound } = setUp(answerOf(fixture('nothing.json')));
    await provider.call(
      params({
        language: 'de',
        freshness: 'week',
        include_domains: ['zeitung.example', 'cityherald.example'],
        exclude_domains: ['wire.example'],
        max_results: 50,
      }),
      context,
    );
    expect(queryOf(outbound).get('query')).toBe(
      'harbour tram sourcelang:german (domain:zeitung.example OR domain:cityherald.example) -domainis:wire.example',
    );
    expect([queryOf(outbound).get('timespan'), queryOf(outbound).get('maxrecords')]).toEqual(['1w', '150']);
  });

  it('finds nothing when the answer is {}, and without a request when there is nothing to ask', async () => {
    const { provider, outbound } = setUp(answerOf(fixture('nothing.json')));
    expect(await provider.call(params({ query: 'AI' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(0);
    expect(await provider.call(params({}), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(1);
  });

  it('reads JSON whose titles break the rules of JSON', async () => {
    const broken = String.raw`{"articles":[{"url":"https://a.example/1","title":"AC\DC \"live\" \u00e9","seendate":"20261119T064500Z"}]}`;
    const { provider } = setUp(answerOf(broken.replace('live', 'live\n')));
    const { results } = await provider.call(params({}), context);
    expect(results[0]).toMatchObject({ title: 'ACDC "live " é' });
  });

  it('does not ask twice within its interval', async () => {
    const { provider, outbound } = setUp(answerOf(fixture('articles.json')));
    await provider.call(params({}), context);
    await expect(provider.call(params({}), context)).rejects.toMatchObject({
      outcome: 'rate_limited',
      retryAfterSeconds: 5,
    });
    expect(outbound.requests).toHaveLength(1);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'its limit',
      answerOf(fixture('rate-limited.txt'), 429),
      { outcome: 'rate_limited', retryAfterSeconds: 5 },
    ],
    [
      'its limit under 200',
      answerOf(fixture('rate-limited.txt')),
      { outcome: 'rate_limited', retryAfterSeconds: 5 },
    ],
    [
      'Retry-After before the sentence',
      answerOf(fixture('rate-limited.txt'), 429, { 'retry-after': '60' }),
      { retryAfterSeconds: 60 },
    ],
    [
      'a query it refuses',
      answerOf(fixture('keyword-refused.txt')),
      { outcome: 'upstream_error', message: expect.stringContaining('too short') },
    ],
    ['server fault', answerOf('', 502), { outcome: 'upstream_error' }],
    ['truncated JSON', answerOf(fixture('articles.json').slice(0, 300)), { outcome: 'upstream_error' }],
    ['an empty answer', answerOf(''), { outcome: 'upstream_error' }],
    ['a page', answerOf('<!doctype html><title>Sorry</title>'), { outcome: 'upstream_error' }],
    ['JSON of someone else', answerOf('{"error":"no"}'), { outcome: 'upstream_error' }],
    ['a list', answerOf('[]'), { outcome: 'upstream_error' }],
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
