import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { FirecrawlSearchProvider } from './firecrawl.provider.js';

const keyless = { FIRECRAWL_API_KEY: undefined };

describeProvider(FirecrawlSearchProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  serves: [{}, { source_type: 'news' }],
  declines: [{ source_type: 'academic' }],
  ok: 'web.json',
  cases: [
    {
      title: 'sends the key',
      answer: 'web.json',
      request: { headers: { authorization: 'Bearer k-for-tests' } },
    },
    {
      title: 'sends no key when there is none',
      env: keyless,
      answer: 'web.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'maps web results to the contract',
      params: { query: 'sourdough hydration', freshness: 'week', max_results: 5 },
      answer: 'web.json',
      request: {
        method: 'POST',
        url: 'https://api.firecrawl.dev/v2/search',
        json: {
          query: 'sourdough hydration',
          limit: 5,
          sources: [{ type: 'web', tbs: 'qdr:w' }],
          tbs: 'qdr:w',
          timeout: 5000,
        },
      },
      like: {
        results: [
          {
            url: 'https://www.breadbench.example/hydration',
            title: 'Hydration, explained',
            snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
            domain: 'breadbench.example',
            published_at: null,
            score: null,
            source_type: 'web',
          },
          { url: 'https://crumbnotes.example/wet-dough' },
        ],
      },
    },
    {
      title: 'requests news as a source and parses their dates',
      params: { query: 'tram', source_type: 'news' },
      answer: 'news.json',
      request: { json: expect.objectContaining({ sources: [{ type: 'news' }] }) },
      like: {
        results: [
          {
            source_type: 'news',
            snippet: 'The line will carry its first passengers on Monday.',
            published_at: '2026-11-19T00:00:00.000Z',
          },
        ],
      },
    },
    {
      title: 'never sends included and excluded domains together, and applies both',
      params: { include_domains: ['crumbnotes.example'], exclude_domains: ['old.crumbnotes.example'] },
      answer: 'web.json',
      request: {
        json: {
          query: 'sourdough',
          limit: 10,
          sources: [{ type: 'web' }],
          includeDomains: ['crumbnotes.example'],
          timeout: 5000,
        },
      },
      like: { results: [{ domain: 'crumbnotes.example' }] },
    },
    {
      title: 'sends unwanted domains',
      params: { exclude_domains: ['a.example'] },
      answer: 'web.json',
      request: { json: expect.objectContaining({ excludeDomains: ['a.example'] }) },
    },
    {
      title: 'truncates long queries at a word, and returns no results if there are none',
      params: { query: 'considerably '.repeat(60) },
      answer: 'nothing.json',
      request: {
        json: expect.objectContaining({ query: expect.stringMatching(/^.{388,488}considerably$/) as string }),
      },
      like: { results: [] },
    },
    {
      title: 'without a key, classes the daily cap',
      env: keyless,
      answer: { status: 429, retryAfter: 3600, fixture: 'keyless-cap.json' },
      failure: ['quota_exhausted', 3600],
    },
    {
      title: 'without a key, classes requests per minute',
      env: keyless,
      answer: { status: 429, fixture: 'rate-limited.json' },
      failure: 'rate_limited',
    },
    {
      title: 'without a key, classes the end of keyless use',
      env: keyless,
      answer: { status: 401, fixture: 'unauthorized.json' },
      failure: 'misconfigured',
    },
  ],
  faults: [
    ['credits used up', { status: 402, fixture: 'credits.json' }, 'quota_exhausted'],
    [
      'requests per minute',
      { status: 429, retryAfter: 24, fixture: 'rate-limited.json' },
      ['rate_limited', 24],
    ],
    ['a bad key', { status: 401, fixture: 'unauthorized.json' }, 'misconfigured'],
    [
      'a plan without the feature',
      { status: 403, json: { success: false, error: 'Forbidden' } },
      'misconfigured',
    ],
    [
      'a request that Firecrawl finds wrong: ours, not the caller’s',
      { status: 400, json: { success: false, error: 'Bad Request', details: [] } },
      'upstream_error',
    ],
    ['its own timeout', { status: 408, json: { success: false, error: 'Request Timeout' } }, 'timeout'],
    ['an error under status 200', 'unauthorized.json', 'upstream_error'],
  ],
});
