import { OutboundError } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { SearxngProvider } from './searxng.provider.js';

const query = (fields: object) => ({ query: expect.objectContaining(fields) as object });

describeProvider(SearxngProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'greenhouse ventilation', max_results: 3 }),
  env: { SEARXNG_BASE_URL: 'http://searxng.example:8888' },
  needs: ['SEARXNG_BASE_URL'],
  ok: 'web.json',
  cases: [
    {
      title: 'maps results to the contract',
      answer: 'web.json',
      request: {
        url: 'http://searxng.example:8888/search',
        query: { q: 'greenhouse ventilation', format: 'json', categories: 'general', pageno: '1' },
      },
      like: {
        results: [
          {
            url: 'https://www.glasshouse.example/guides/ventilation',
            title: 'Greenhouse ventilation guide',
            snippet:
              'Open the roof vents before the inside reaches 27 °C. Side vents alone move too little air.',
            domain: 'glasshouse.example',
            published_at: null,
            score: 1,
            source_type: 'web',
          },
          {
            url: 'https://growers.example/forum/t/8841',
            snippet: 'The wax cylinder starts to push at about 18 °C.',
            published_at: '2026-03-14T09:20:00.000Z',
            score: 0.375,
          },
          { url: 'https://climate.example/vents.html' },
        ],
      },
    },
    {
      title: 'sends news and freshness',
      params: { source_type: 'news', freshness: 'week', max_results: 1 },
      answer: 'news.json',
      request: query({ categories: 'news', time_range: 'week' }),
      like: { results: [{ source_type: 'news', published_at: '2026-11-19T06:40:00.000Z' }] },
    },
    {
      title: 'sends the category for papers',
      params: { source_type: 'academic' },
      answer: 'news.json',
      request: {
        query: { q: 'greenhouse ventilation', format: 'json', categories: 'science', pageno: '1' },
      },
    },
    {
      title: 'requests pages until it has enough, and keeps its results if a later page fails',
      params: { max_results: 20 },
      answer: ['web.json', { status: 500 }],
      request: [query({ pageno: '1' }), query({ pageno: '2' })],
      like: { results: expect.objectContaining({ length: 3 }) as object },
    },
    {
      title: 'makes one request for what one page holds',
      params: { max_results: 10 },
      answer: 'web.json',
      request: [{}],
    },
    {
      title: 'survives results of the wrong shape',
      params: { max_results: 1 },
      answer: {
        json: {
          results: [null, 7, 'x', { url: 5 }, { url: 'https://a.example', title: 3, content: [] }],
        },
      },
      like: { results: [{ url: 'https://a.example/', title: 'https://a.example/' }] },
    },
  ],
  nothing: {
    like: { results: [], answer: null, citations: [] },
    when: [['there are no results', 'nothing.json']],
  },
  // Two mistakes in the settings of an instance.
  unusual: {
    '403': { outcome: 'misconfigured', message: expect.stringContaining('search.formats') },
    'a web page': { outcome: 'misconfigured', message: expect.stringContaining('SEARXNG_BASE_URL') },
  },
  faults: [
    [
      'engines that are blocked, which is different from no results',
      'engines-blocked.json',
      {
        outcome: 'blocked',
        retryAfterSeconds: 180,
        message: expect.stringContaining('google (Suspended: CAPTCHA), duckduckgo (access denied)'),
      },
    ],
    ['an error under status 200', { json: { error: 'boom', results: null } }, 'upstream_error'],
    ['an endless answer', new OutboundError('too_large', 'too large'), 'upstream_error'],
  ],
});
