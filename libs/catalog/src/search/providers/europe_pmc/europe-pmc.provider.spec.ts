import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { EuropePmcProvider } from './europe-pmc.provider.js';

describeProvider(EuropePmcProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tidal mill', source_type: 'academic' }),
  serves: [{ source_type: 'academic' }],
  declines: [{ source_type: 'web' }, { source_type: 'news' }],
  ok: 'articles.json',
  cases: [
    {
      title: 'maps articles to the contract, those without a DOI to their page',
      params: { max_results: 10 },
      answer: 'articles.json',
      request: {
        url: 'https://www.ebi.ac.uk/europepmc/webservices/rest/search',
        query: {
          query: '(tidal mill)',
          format: 'json',
          resultType: 'core',
          pageSize: '10',
          cursorMark: '*',
        },
      },
      like: {
        results: [
          {
            url: 'https://doi.org/10.5555/tide.2025.017',
            title: 'Oak and iron in tidal mills',
            snippet: 'Background Oak gates outlast iron ones. Results CO2 uptake rose (n>40).',
            domain: 'doi.org',
            published_at: '2025-10-28T00:00:00.000Z',
            score: null,
            source_type: 'academic',
          },
          {
            url: 'https://europepmc.org/article/MED/9000002',
            title: 'Salt and timber...',
            snippet: '',
            domain: 'europepmc.org',
            published_at: '1987-01-01T00:00:00.000Z',
            score: null,
            source_type: 'academic',
          },
        ],
      },
    },
    {
      title: 'sends language and freshness',
      at: '2026-11-21T10:00:00Z',
      params: { freshness: 'week', language: 'de' },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          query: '(tidal mill) AND FIRST_PDATE:[2026-11-14 TO 2026-11-21] AND LANG:ger',
        }) as object,
      },
      like: { results: [] },
    },
    {
      title: 'gives the address at the domain wanted',
      params: { include_domains: ['press.example'] },
      answer: 'articles.json',
      like: { results: [{ url: 'https://journals.press.example/tide/2025/017' }] },
    },
    {
      title: 'gives a page rather than a PDF',
      params: { include_domains: ['europepmc.org'] },
      answer: 'articles.json',
      like: {
        results: [
          { url: 'https://europepmc.org/article/MED/40000001' },
          { url: 'https://europepmc.org/article/MED/9000002' },
        ],
      },
    },
    {
      title: 'makes no request without a word',
      params: { query: '(*)' },
      request: [],
      like: { results: [] },
    },
  ],
  faults: [
    [
      'an error under status 200',
      'error.json',
      { outcome: 'upstream_error', message: expect.stringContaining('pageSize') },
    ],
    ['its limit under status 200', { json: { errCode: 429, errMsg: 'slow down' } }, 'rate_limited'],
    ['an error under its status', { status: 404, fixture: 'error.json' }, 'upstream_error'],
    ['a list of hits', { json: { hits: [] } }, 'upstream_error'],
  ],
});
