import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { HackernewsProvider } from './hackernews.provider.js';

describeProvider(HackernewsProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tide clock', source_type: 'news' }),
  serves: [{}, { language: 'en', freshness: 'day' }],
  declines: [{ language: 'de' }, { source_type: 'web' }, { source_type: 'academic' }],
  ok: 'stories.json',
  cases: [
    {
      title: 'maps stories to the contract, those without a link to their own page',
      params: { query: ' tide\nclock ', max_results: 7 },
      answer: 'stories.json',
      request: {
        url: 'https://hn.algolia.com/api/v1/search',
        query: { query: 'tide clock', tags: 'story', hitsPerPage: '7' },
      },
      like: {
        results: [
          {
            url: 'https://www.workshop.example/tide-clock',
            title: 'A tide clock that needs no battery',
            snippet: '',
            domain: 'workshop.example',
            published_at: '2026-11-19T06:40:12.000Z',
            score: null,
            source_type: 'news',
          },
          {
            url: 'https://news.ycombinator.com/item?id=46000500',
            snippet: 'I want to predict the tide at a river mouth. Which models & data would you use?',
          },
        ],
      },
    },
    {
      title: 'requests recent results in seconds, and more if domains are filtered',
      at: '2026-11-20T12:00:00Z',
      params: { freshness: 'day', include_domains: ['ycombinator.com'], query: 'tide '.repeat(300) },
      answer: 'stories.json',
      request: {
        query: expect.objectContaining({
          numericFilters: `created_at_i>${Date.parse('2026-11-19T12:00:00Z') / 1000}`,
          hitsPerPage: '40',
          query: expect.stringMatching(/^.{250,300}$/) as string,
        }) as object,
      },
      like: { results: [{ domain: 'news.ycombinator.com' }] },
    },
  ],
  nothing: {
    like: { results: [], answer: null, citations: [] },
    when: [['there are no results', 'nothing.json']],
  },
  faults: [
    ['a filter it refuses', { status: 400, fixture: 'bad-filter.json' }, 'upstream_error'],
    ['an error under status 200', 'bad-filter.json', 'upstream_error'],
  ],
});
