import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { TavilySearchProvider } from './tavily.provider.js';

const keyless = { TAVILY_API_KEY: undefined };

describeProvider(TavilySearchProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  serves: [{}, { source_type: 'news' }],
  declines: [{ source_type: 'academic' }],
  ok: 'web.json',
  cases: [
    {
      title: 'sends the key',
      answer: 'web.json',
      request: { headers: { authorization: 'Bearer k-for-tests', 'x-tavily-access-mode': undefined } },
    },
    {
      title: 'says that it has no key',
      env: keyless,
      answer: 'web.json',
      request: { headers: { authorization: undefined, 'x-tavily-access-mode': 'keyless' } },
    },
    {
      title: 'maps web results to the contract',
      params: {
        query: 'sourdough hydration',
        freshness: 'month',
        max_results: 5,
        exclude_domains: ['spam.example'],
      },
      answer: 'web.json',
      request: {
        method: 'POST',
        url: 'https://api.tavily.com/search',
        json: {
          query: 'sourdough hydration',
          topic: 'general',
          search_depth: 'basic',
          max_results: 5,
          time_range: 'month',
          exclude_domains: ['spam.example'],
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
            score: 1,
            source_type: 'web',
          },
          { url: 'https://crumbnotes.example/wet-dough', score: 0.5 },
        ],
      },
    },
    {
      title: 'requests news as a topic and parses their dates',
      params: { query: 'tram', source_type: 'news' },
      answer: 'news.json',
      request: { json: expect.objectContaining({ topic: 'news' }) },
      like: { results: [{ source_type: 'news', published_at: '2026-11-19T06:40:00.000Z' }] },
    },
    {
      title: 'filters domains, whatever Tavily returns',
      params: { include_domains: ['crumbnotes.example'] },
      answer: 'web.json',
      request: { json: expect.objectContaining({ include_domains: ['crumbnotes.example'] }) },
      like: { results: [{ domain: 'crumbnotes.example' }] },
    },
    {
      title: "respects Tavily's limits: 400 characters, 20 results",
      params: { query: 'considerably '.repeat(45), max_results: 50 },
      answer: 'nothing.json',
      request: {
        json: expect.objectContaining({
          query: expect.stringMatching(/^.{288,388}considerably$/) as string,
          max_results: 20,
        }),
      },
      like: { results: [] },
    },
    {
      title: 'without a key, classes the cap of a day and follows no offer',
      env: keyless,
      answer: { status: 429, fixture: 'keyless-daily-cap.json' },
      request: [{}],
      failure: ['quota_exhausted', 20_711],
    },
    {
      title: 'without a key, classes the cap of an hour and follows no offer',
      env: keyless,
      answer: { status: 429, fixture: 'keyless-hourly-cap.json' },
      request: [{}],
      failure: ['rate_limited', 1260],
    },
    {
      title: 'without a key, classes a cap under another status and follows no offer',
      env: keyless,
      answer: { status: 402, fixture: 'keyless-daily-cap.json' },
      request: [{}],
      failure: ['quota_exhausted', 20_711],
    },
    {
      title: 'without a key, classes the end of keyless use and follows no offer',
      env: keyless,
      answer: { status: 401, fixture: 'unauthorized.json' },
      request: [{}],
      failure: 'misconfigured',
    },
  ],
  faults: [
    ['the plan used up', { status: 432, fixture: 'plan-limit.json' }, 'quota_exhausted'],
    ['the pay-as-you-go limit', { status: 433, fixture: 'plan-limit.json' }, 'quota_exhausted'],
    [
      'requests per minute',
      {
        status: 429,
        retryAfter: 9,
        json: { detail: { error: 'Too many requests' } },
      },
      ['rate_limited', 9],
    ],
    ['a bad key', { status: 401, fixture: 'unauthorized.json' }, 'misconfigured'],
    [
      'a request that Tavily finds wrong: ours, not the caller’s',
      { status: 400, json: { detail: { error: 'Query is missing.' } } },
      'upstream_error',
    ],
    ['an error under status 200', 'unauthorized.json', 'upstream_error'],
  ],
});
