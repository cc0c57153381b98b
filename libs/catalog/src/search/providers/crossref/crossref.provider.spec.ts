import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { CrossrefProvider } from './crossref.provider.js';

const url = 'https://api.crossref.org/works';
const select = 'DOI,URL,title,abstract,published,type,score,link';

describeProvider(CrossrefProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tidal mill oak', source_type: 'academic' }),
  serves: [{ source_type: 'academic' }],
  declines: [{ source_type: 'web' }, { source_type: 'news' }],
  ok: 'works.json',
  cases: [
    {
      title: 'maps works to the contract, without the parts of works',
      params: { max_results: 10 },
      answer: 'works.json',
      request: { url, query: { query: 'tidal mill oak', rows: '10', select } },
      like: {
        results: [
          {
            url: 'https://doi.org/10.5555/tide.2025.017',
            title: 'Oak and iron in tidal mills: a century of salt',
            snippet: 'Oak gates outlast iron ones in salt water (p < 0.05). We compare forty mills.',
            domain: 'doi.org',
            published_at: '2025-11-03T00:00:00.000Z',
            score: 1,
            source_type: 'academic',
          },
          { snippet: '', published_at: '1998-01-01T00:00:00.000Z', score: 0.4 },
          { title: 'https://doi.org/10.5555/proc.9', published_at: null, score: 0.3 },
        ],
      },
    },
    {
      title: 'requests recent results by day',
      at: '2026-11-21T10:00:00Z',
      params: { freshness: 'week' },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          filter: 'from-pub-date:2026-11-14,until-pub-date:2026-11-21',
        }) as object,
      },
    },
    {
      title: 'gives the landing page when that is the domain wanted',
      params: { include_domains: ['press.example'] },
      answer: 'with-resource.json',
      // The landing page cannot be selected, and more is requested because some is dropped.
      request: { url, query: { query: 'tidal mill oak', rows: '40' } },
      like: {
        results: [
          { url: 'https://journals.press.example/tide/2025/017', published_at: '2025-11-01T00:00:00.000Z' },
        ],
      },
    },
    {
      title: 'drops works of other domains than those wanted',
      params: { include_domains: ['other.example'] },
      answer: 'with-resource.json',
      like: { results: [] },
    },
    {
      title: 'makes no request without a word',
      params: { query: '?!' },
      request: [],
      result: { results: [], answer: null, citations: [] },
    },
  ],
  nothing: {
    like: { results: [], answer: null, citations: [] },
    when: [['there are no results', 'nothing.json']],
  },
  faults: [
    [
      'the limit stated by headers',
      {
        status: 429,
        headers: { 'x-rate-limit-limit': '3', 'x-rate-limit-interval': '1s', 'x-api-pool': 'polite' },
      },
      ['rate_limited', 1],
    ],
    [
      'Retry-After before the interval',
      { status: 429, headers: { 'x-rate-limit-interval': '1s', 'retry-after': '20' } },
      ['rate_limited', 20],
    ],
    [
      '404',
      { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Resource not found.' },
      'upstream_error',
    ],
    ['a request it refuses', { status: 400, fixture: 'validation-failure.json' }, 'upstream_error'],
    ['the same under status 200', 'validation-failure.json', 'upstream_error'],
  ],
});
