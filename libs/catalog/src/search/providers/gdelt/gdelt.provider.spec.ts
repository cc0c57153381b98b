import { describeProvider } from '@capstan/kit/testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { GdeltProvider } from './gdelt.provider.js';
import { gdeltTerms } from './gdelt.query.js';

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
  ])('builds %s as %s', (query, expected) => {
    const terms = gdeltTerms(query);
    // For any query: no word below three characters is alone, and quotes are balanced.
    expect(
      (terms ?? '')
        .replace(/"[^"]{5,}"/g, '')
        .split(/[\s"]+/)
        .filter((word) => word !== '' && word.length < 3),
    ).toEqual([]);
    expect(terms).toBe(expected);
  });

  it.each(['AI', 'to be or not to be', '?!', '""', '"AI"'])('returns undefined for %s', (query) => {
    expect(gdeltTerms(query)).toBeUndefined();
  });

  it('limits the number of words that one article must contain', () => {
    expect(
      gdeltTerms('alpha beta gamma delta epsilon zeta theta iota kappa lambda')!.split(' '),
    ).toHaveLength(8);
  });
});

const broken = String.raw`{"articles":[{"url":"https://a.example/1","title":"AC\DC \"live\" \u00e9","seendate":"20261119T064500Z"}]}`;

describeProvider(GdeltProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'harbour tram', source_type: 'news' }),
  serves: [{}, { language: 'de' }],
  declines: [{ language: 'xx' }, { source_type: 'web' }, { source_type: 'academic' }],
  ok: 'articles.json',
  cases: [
    {
      title: 'maps articles to the contract, each headline once',
      params: { max_results: 5 },
      answer: 'articles.json',
      request: {
        url: 'https://api.gdeltproject.org/api/v2/doc/doc',
        query: {
          query: 'harbour tram',
          mode: 'artlist',
          format: 'json',
          maxrecords: '15',
          sort: 'hybridrel',
        },
      },
      like: {
        results: [
          {
            url: 'https://www.cityherald.example/2026/11/19/harbour-tram',
            title: 'Harbour tram reopens after two years',
            snippet: '',
            domain: 'cityherald.example',
            published_at: '2026-11-19T06:45:00.000Z',
            score: null,
            source_type: 'news',
          },
          { title: 'Straßenbahn am Hafen fährt wieder', domain: 'zeitung.example' },
        ],
      },
    },
    {
      title: 'sends language, domains and freshness',
      params: {
        language: 'de',
        freshness: 'week',
        include_domains: ['zeitung.example', 'cityherald.example'],
        exclude_domains: ['wire.example'],
        max_results: 50,
      },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          query:
            'harbour tram sourcelang:german (domain:zeitung.example OR domain:cityherald.example) -domainis:wire.example',
          timespan: '1w',
          maxrecords: '150',
        }) as object,
      },
    },
    {
      title: 'sends no request without terms',
      params: { query: 'AI' },
      request: [],
      like: { results: [] },
    },
    {
      title: 'reads JSON whose titles break the rules of JSON',
      answer: { body: broken.replace('live', 'live\n') },
      like: { results: [{ title: 'ACDC "live " é' }] },
    },
  ],
  nothing: { like: { results: [] }, when: [['the answer is {}', 'nothing.json']] },
  // GDELT labels its sentences as JSON too.
  faults: [
    ['its limit', { status: 429, fixture: 'rate-limited.txt' }, ['rate_limited', 5]],
    ['its limit under 200', 'rate-limited.txt', ['rate_limited', 5]],
    [
      'Retry-After before the sentence',
      { status: 429, retryAfter: 60, fixture: 'rate-limited.txt' },
      ['rate_limited', 60],
    ],
    [
      'a query it refuses',
      'keyword-refused.txt',
      { outcome: 'upstream_error', message: expect.stringContaining('too short') },
    ],
    ['JSON with an error', { json: { error: 'no' } }, 'upstream_error'],
  ],
  unusual: { '429': ['rate_limited', 5] },
  more: (bench) => {
    it('waits its interval between requests', async () => {
      const { provider, requests, context } = bench.open({
        env: { GDELT_INTERVAL_MS: '5000' },
        answer: 'articles.json',
        timeoutMs: 4000,
      });
      await provider.call(bench.params(), context);
      await expect(provider.call(bench.params(), context)).rejects.toMatchObject({
        outcome: 'rate_limited',
        retryAfterSeconds: 5,
      });
      expect(requests).toHaveLength(1);
    });
  },
});
