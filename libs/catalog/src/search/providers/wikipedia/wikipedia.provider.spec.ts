import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { WikipediaProvider } from './wikipedia.provider.js';

describeProvider(WikipediaProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tide' }),
  serves: [
    {},
    { include_domains: ['wikipedia.org'] },
    { exclude_domains: ['en.wikipedia.org'], language: 'de' },
  ],
  declines: [
    { source_type: 'news' },
    { source_type: 'academic' },
    { freshness: 'week' },
    { include_domains: ['postgresql.org'] },
    { exclude_domains: ['en.wikipedia.org'] },
  ],
  ok: 'search.json',
  cases: [
    {
      title: 'maps articles to the contract',
      params: { query: 'high tide', max_results: 7 },
      answer: 'search.json',
      request: {
        url: 'https://en.wikipedia.org/w/api.php',
        query: expect.objectContaining({
          action: 'query',
          list: 'search',
          srsearch: 'high tide',
          srlimit: '7',
          formatversion: '2',
        }) as object,
      },
      like: {
        results: [
          {
            url: 'https://en.wikipedia.org/wiki/Tidal_range',
            title: 'Tidal range',
            snippet: 'the difference in height between high tide and low tide & the time between them',
            domain: 'en.wikipedia.org',
            published_at: null,
            score: null,
            source_type: 'web',
          },
          { url: 'https://en.wikipedia.org/wiki/Seiche:_a_standing_wave' },
          { url: 'https://en.wikipedia.org/wiki/AC/DC_converter%3F' },
        ],
      },
    },
    {
      title: 'uses the Wikipedia of the language',
      params: { language: 'de' },
      answer: 'search.json',
      request: { url: 'https://de.wikipedia.org/w/api.php' },
    },
    {
      title: 'links to the Wikipedia of the language',
      params: { language: 'de', max_results: 1 },
      answer: 'search.json',
      like: { results: [{ url: 'https://de.wikipedia.org/wiki/Tidal_range' }] },
    },
    {
      title: 'uses another MediaWiki unchanged',
      env: { WIKIPEDIA_BASE_URL: 'https://wiki.example' },
      params: { language: 'de' },
      answer: 'search.json',
      request: { url: 'https://wiki.example/w/api.php' },
    },
    {
      title: 'cuts long queries',
      params: { query: 'tide '.repeat(200) },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          srsearch: expect.stringMatching(/^.{250,300}$/) as string,
        }) as object,
      },
    },
  ],
  nothing: { like: { results: [] }, when: [['there are no results', 'nothing.json']] },
  faults: [
    [
      'the limit under status 200',
      {
        retryAfter: 12,
        headers: { 'mediawiki-api-error': 'ratelimited' },
        fixture: 'ratelimited.json',
      },
      ['rate_limited', 12],
    ],
    ['the limit stated by the body alone', 'ratelimited.json', 'rate_limited'],
    ['lagging servers', { retryAfter: 5, fixture: 'maxlag.json' }, ['upstream_error', 5]],
    [
      'an error stated by the header alone',
      { headers: { 'mediawiki-api-error': 'readonly' }, json: {} },
      'upstream_error',
    ],
    ['a refusal by its status', { status: 403, json: { error: 'not you' } }, 'misconfigured'],
  ],
});
