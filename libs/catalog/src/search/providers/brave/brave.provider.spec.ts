import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { BraveProvider } from './brave.provider.js';

const page = (number: number) => ({
  fixture: 'web.json',
  with: {
    query: { more_results_available: true },
    web: {
      results: Array.from({ length: 20 }, (_, n) => ({
        title: `r${n}`,
        url: `https://p${number}.example/${n}`,
        description: 'd',
      })),
    },
  },
});
const second = { 'x-ratelimit-reset': '1, 972000' };

describeProvider(BraveProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  needs: ['BRAVE_API_KEY'],
  serves: [{ source_type: 'web' }, { source_type: 'news' }],
  declines: [{ source_type: 'academic' }],
  ok: 'web.json',
  cases: [
    {
      title: 'maps web results to the contract',
      params: { query: 'sourdough hydration', freshness: 'month', max_results: 5 },
      answer: 'web.json',
      request: {
        url: 'https://api.search.brave.com/res/v1/web/search',
        query: {
          q: 'sourdough hydration',
          count: '5',
          offset: '0',
          text_decorations: 'false',
          result_filter: 'web',
          freshness: 'pm',
        },
        headers: { 'x-subscription-token': 'k-for-tests' },
      },
      like: {
        results: [
          {
            url: 'https://www.breadbench.example/hydration',
            title: 'Hydration, explained',
            snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
            domain: 'breadbench.example',
            published_at: '2026-10-30T08:15:42.000Z',
            score: null,
            source_type: 'web',
          },
          { snippet: 'Fold it every half hour & keep your hands wet.', published_at: null },
        ],
      },
    },
    {
      title: 'uses the news endpoint for news',
      params: { query: 'tram', source_type: 'news', freshness: 'day', max_results: 1 },
      answer: 'news.json',
      request: {
        url: 'https://api.search.brave.com/res/v1/news/search',
        query: { q: 'tram', count: '1', offset: '0', text_decorations: 'false', freshness: 'pd' },
      },
      like: {
        results: [
          {
            url: 'https://cityherald.example/harbour-tram',
            source_type: 'news',
            published_at: '2026-11-19T06:40:00.000Z',
          },
        ],
      },
    },
    {
      title: 'returns no results if the web block is missing',
      answer: 'nothing.json',
      request: [{}],
      result: { results: [], answer: null, citations: [] },
    },
    {
      title: 'cuts the query to 50 words',
      params: { query: 'word '.repeat(60), max_results: 2 },
      answer: 'web.json',
      request: {
        query: expect.objectContaining({ q: expect.stringMatching(/^(word ){49}word$/) as string }) as object,
      },
    },
    {
      title: 'cuts the query to 400 characters, at a word',
      params: { query: 'considerably '.repeat(45), max_results: 2 },
      answer: 'web.json',
      request: {
        query: expect.objectContaining({
          q: expect.stringMatching(/^.{300,388}considerably$/) as string,
        }) as object,
      },
    },
    {
      title: 'counts pages, not results, for the offset',
      params: { max_results: 45 },
      answer: [page(1), page(2), page(3)],
      request: ['0', '1', '2'].map((offset) => ({
        query: expect.objectContaining({ count: '20', offset }) as object,
      })),
      like: { results: expect.objectContaining({ length: 45 }) as object },
    },
    {
      title: 'requests no further page if Brave announces none',
      params: { max_results: 45 },
      answer: { ...page(1), with: { ...page(1).with, query: { more_results_available: false } } },
      request: [{}],
      like: { results: expect.objectContaining({ length: 20 }) as object },
    },
  ],
  faults: [
    [
      'requests per second',
      {
        status: 429,
        headers: { 'x-ratelimit-limit': '1, 15000', 'x-ratelimit-remaining': '0, 14520', ...second },
        fixture: 'rate-limited.json',
      },
      ['rate_limited', 1],
    ],
    [
      'Retry-After before the rate headers',
      { status: 429, retryAfter: 9, headers: { ...second }, fixture: 'rate-limited.json' },
      ['rate_limited', 9],
    ],
    [
      'the month used up',
      { status: 429, headers: second, fixture: 'quota-limited.json' },
      ['quota_exhausted', 972_000],
    ],
    [
      'the month used up, stated by headers alone',
      {
        status: 429,
        headers: {
          'x-ratelimit-limit': '1, 2000',
          'x-ratelimit-remaining': '1, 0',
          'x-ratelimit-reset': '1, 60',
        },
        body: 'too many',
      },
      ['quota_exhausted', 60],
    ],
    [
      'a plan without a monthly limit',
      {
        status: 429,
        headers: { 'x-ratelimit-limit': '50, 0', 'x-ratelimit-remaining': '0, 0' },
        body: 'too many',
      },
      'rate_limited',
    ],
    ['a bad key under 422', { status: 422, fixture: 'token-invalid.json' }, 'misconfigured'],
    [
      'another 422',
      { status: 422, json: { type: 'ErrorResponse', error: { code: 'VALIDATION' } } },
      'upstream_error',
    ],
    ['an error under status 200', 'quota-limited.json', 'quota_exhausted'],
    ['an unknown error under status 200', { json: { type: 'ErrorResponse' } }, 'upstream_error'],
    ['a server fault with a wait', { status: 503, retryAfter: 30 }, ['upstream_error', 30]],
  ],
});
