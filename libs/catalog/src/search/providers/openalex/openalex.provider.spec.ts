import { describeProvider } from '@capstan/kit/testing';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { abstractOf } from './openalex.mapper.js';
import { OpenalexProvider } from './openalex.provider.js';

const keyless = { OPENALEX_API_KEY: undefined };

describe('abstractOf', () => {
  it('restores the word order and ignores invalid entries', () => {
    expect(abstractOf({ b: [1, 3], a: [0], c: [2] })).toBe('a b c b');
    expect(abstractOf({ a: [0], far: [1e9, -1, 0.5], gap: [5], none: 'x' })).toBe('a gap');
    expect([abstractOf(null), abstractOf([]), abstractOf({})]).toEqual(['', '', '']);
  });
});

describeProvider(OpenalexProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tidal mill oak', source_type: 'academic' }),
  serves: [{ source_type: 'academic' }],
  declines: [{ source_type: 'web' }, { source_type: 'news' }],
  ok: 'works.json',
  cases: [
    {
      title: 'maps works to results: DOI, else landing page, a PDF only if there is nothing else',
      params: { max_results: 10, language: 'en' },
      answer: 'works.json',
      request: {
        url: 'https://api.openalex.org/works',
        query: expect.objectContaining({
          search: 'tidal mill oak',
          'per-page': '10',
          filter: 'language:en',
          api_key: 'k-for-tests',
        }) as object,
        maxRedirects: 0,
      },
      like: {
        results: [
          {
            url: 'https://doi.org/10.5555/tide.2025.017',
            title: 'Oak and iron in tidal mills',
            snippet: 'Oak gates outlast iron in salt, but iron gates are lighter (x<y).',
            domain: 'doi.org',
            published_at: '2025-11-03T00:00:00.000Z',
            score: 1,
            source_type: 'academic',
          },
          { url: 'https://repository.example/handle/1/77', snippet: '', score: 0.25 },
          { url: 'https://archive.example/marsh.pdf', title: 'On the Spartina marsh' },
        ],
      },
    },
    {
      title: 'sends no key when there is none',
      env: keyless,
      answer: 'nothing.json',
      request: { query: expect.not.objectContaining({ api_key: expect.anything() as string }) as object },
      like: { results: [] },
    },
    {
      title: 'requests recent results by day',
      at: '2026-11-21T10:00:00Z',
      params: { freshness: 'day' },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          filter: 'from_publication_date:2026-11-20,to_publication_date:2026-11-21',
        }) as object,
      },
    },
    {
      title: 'makes no request without a word',
      params: { query: '*' },
      request: [],
      like: { results: [] },
    },
    {
      title: 'waits until midnight in UTC when a used-up budget names no reset, and advises a key',
      at: '2026-11-21T23:00:00Z',
      env: keyless,
      answer: { status: 429 },
      failure: {
        outcome: 'quota_exhausted',
        retryAfterSeconds: 3600,
        message: expect.stringContaining('OPENALEX_API_KEY'),
      },
    },
  ],
  faults: [
    [
      'the budget used up until the reset',
      {
        status: 429,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '46800' },
        fixture: 'budget-used-up.json',
      },
      ['quota_exhausted', 46_800],
    ],
    [
      'a budget too small for a search',
      {
        status: 429,
        headers: { 'x-ratelimit-remaining': '5', 'retry-after': '60' },
        fixture: 'budget-used-up.json',
      },
      ['quota_exhausted', 60],
    ],
    [
      'the limit per second',
      { status: 429, headers: { 'x-ratelimit-remaining': '900' }, json: { error: 'Too many requests' } },
      'rate_limited',
    ],
    [
      'the same under 403',
      { status: 403, json: { error: 'Rate limit exceeded; slow down' } },
      'rate_limited',
    ],
    ['a filter it refuses', { status: 400, fixture: 'invalid-filter.json' }, 'upstream_error'],
    ['an error under status 200', 'invalid-filter.json', 'upstream_error'],
  ],
  unusual: {
    '429': 'quota_exhausted',
    '429 with Retry-After': ['quota_exhausted', 7],
  },
});
