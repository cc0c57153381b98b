import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { SerperProvider } from './serper.provider.js';

describeProvider(SerperProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  needs: ['SERPER_API_KEY'],
  serves: [{}, { source_type: 'news' }],
  declines: [{ source_type: 'academic' }],
  ok: 'web.json',
  cases: [
    {
      title: 'maps web results to the contract',
      params: {
        query: 'sourdough hydration',
        freshness: 'month',
        language: 'de',
        max_results: 5,
        exclude_domains: ['spam.example'],
      },
      answer: 'web.json',
      request: {
        method: 'POST',
        url: 'https://google.serper.dev/search',
        headers: { 'x-api-key': 'k-for-tests' },
        json: { q: 'sourdough hydration -site:spam.example', num: 10, tbs: 'qdr:m', hl: 'de' },
      },
      like: {
        results: [
          {
            url: 'https://www.breadbench.example/hydration',
            title: 'Hydration, explained',
            snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
            domain: 'breadbench.example',
            published_at: '2026-10-30T00:00:00.000Z',
            score: null,
            source_type: 'web',
          },
          { url: 'https://crumbnotes.example/wet-dough', published_at: null },
        ],
      },
    },
    {
      title: 'uses the news path for news',
      params: { query: 'tram', source_type: 'news', max_results: 30 },
      answer: 'news.json',
      request: { url: 'https://google.serper.dev/news', json: expect.objectContaining({ num: 30 }) },
      like: { results: [{ source_type: 'news', published_at: '2026-11-19T00:00:00.000Z' }] },
    },
  ],
  nothing: {
    like: { results: [] },
    when: [
      ['there are no results', 'nothing.json'],
      ['the list is absent', { json: { searchParameters: { q: 'qzxv' }, credits: 1 } }],
    ],
  },
  faults: [
    ['credits used up under 400', { status: 400, fixture: 'credits.json' }, 'quota_exhausted'],
    ['credits used up under 429', { status: 429, fixture: 'credits.json' }, 'quota_exhausted'],
    ['credits used up under 200', 'credits.json', 'quota_exhausted'],
    ['a bad key', { status: 403, fixture: 'unauthorized.json' }, 'misconfigured'],
    ['a rate limit', { status: 429, retryAfter: 3, fixture: 'rate-limited.json' }, ['rate_limited', 3]],
    [
      'a request that Serper finds wrong: ours, not the caller’s',
      { status: 400, json: { message: 'Missing query parameter', statusCode: 400 } },
      'upstream_error',
    ],
    ['an error under status 200', 'unauthorized.json', 'upstream_error'],
  ],
});
