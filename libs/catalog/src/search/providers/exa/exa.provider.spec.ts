import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { ExaProvider } from './exa.provider.js';

const json = (body: object) => ({ json: expect.objectContaining(body) as object });

describeProvider(ExaProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  needs: ['EXA_API_KEY'],
  serves: [{}, { source_type: 'news' }, { source_type: 'academic' }],
  ok: 'web.json',
  cases: [
    {
      title: 'maps results to the contract, their passages to the snippet',
      params: { query: 'sourdough hydration', max_results: 5 },
      answer: 'web.json',
      request: {
        method: 'POST',
        url: 'https://api.exa.ai/search',
        headers: { 'x-api-key': 'k-for-tests' },
        json: { query: 'sourdough hydration', type: 'auto', numResults: 5, contents: { highlights: true } },
      },
      like: {
        results: [
          {
            url: 'https://www.breadbench.example/hydration',
            title: 'Hydration, explained',
            snippet:
              'A dough of 500 g flour and 375 g water has a hydration of 75 %. … Wetter doughs need more folding.',
            domain: 'breadbench.example',
            published_at: '2026-10-30T08:15:42.000Z',
            score: 1,
            source_type: 'web',
          },
          { snippet: 'Fold it every half hour & keep your hands wet.', published_at: null, score: 0.5 },
        ],
      },
    },
    {
      title: 'sends news and freshness',
      at: '2026-11-20T12:00:00Z',
      params: { source_type: 'news', freshness: 'week' },
      answer: 'nothing.json',
      request: json({ category: 'news', startPublishedDate: '2026-11-13T12:00:00.000Z' }),
    },
    {
      title: 'sends papers and domains',
      params: {
        source_type: 'academic',
        include_domains: ['a.example'],
        exclude_domains: ['b.a.example'],
      },
      answer: 'nothing.json',
      request: json({
        category: 'publication',
        includeDomains: ['a.example'],
        excludeDomains: ['b.a.example'],
      }),
    },
    {
      title: 'filters domains, whatever Exa returns',
      params: { include_domains: ['crumbnotes.example'] },
      answer: 'web.json',
      like: { results: [{ domain: 'crumbnotes.example' }] },
    },
  ],
  nothing: { like: { results: [] }, when: [['there are no results', 'nothing.json']] },
  faults: [
    ['credits used up', { status: 402, fixture: 'credits.json' }, 'quota_exhausted'],
    ['a bad key', { status: 401, fixture: 'invalid-key.json' }, 'misconfigured'],
    [
      'a rate limit',
      { status: 429, retryAfter: 2, json: { error: 'Too many requests' } },
      ['rate_limited', 2],
    ],
    [
      'a request that Exa finds wrong: ours, not the caller’s',
      { status: 400, fixture: 'invalid-request.json' },
      'upstream_error',
    ],
    ['an error under status 200', 'credits.json', 'upstream_error'],
  ],
});
