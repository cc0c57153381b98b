import { ReadingThreads } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { fixturesIn } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { ArxivProvider } from './arxiv.provider.js';
import { parseAtomFeed } from './atom-feed.reading.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const atom = (body: string) => ({ headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, body });

describe('parseAtomFeed', () => {
  it('accepts complete feeds only', () => {
    expect(parseAtomFeed(fixture('nothing.xml'))).toEqual([]);
    expect(parseAtomFeed('<feed/>')).toEqual([]);
    for (const text of [
      '',
      'Rate exceeded.',
      '<html><body>feed</body></html>',
      '{"feed":{}}',
      '<feed><entry></feed>',
    ]) {
      expect(parseAtomFeed(text)).toBeUndefined();
    }
    expect(parseAtomFeed(fixture('papers.xml').slice(0, 1500))).toBeUndefined();
    expect(parseAtomFeed(`<feed>${'<a>'.repeat(99)}${'</a>'.repeat(99)}</feed>`)).toBeUndefined();
  });

  it('does not expand custom entities', () => {
    const bomb = `<!DOCTYPE feed [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]><feed><entry><title>&a;&b;</title></entry></feed>`;
    expect(JSON.stringify(parseAtomFeed(bomb) ?? [])).not.toMatch(/boom|root/);
  });
});

describeProvider(ArxivProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'tidal mill', source_type: 'academic' }),
  services: () => [threads],
  serves: [{}, { language: 'en' }, { include_domains: ['arxiv.org'] }],
  declines: [
    { language: 'fr' },
    { source_type: 'web' },
    { source_type: 'news' },
    { include_domains: ['nature.com'] },
    { exclude_domains: ['arxiv.org'] },
  ],
  ok: 'papers.xml',
  cases: [
    {
      title: 'maps papers to the contract and to their abstract pages',
      params: { max_results: 10 },
      answer: 'papers.xml',
      request: {
        url: 'https://export.arxiv.org/api/query',
        query: {
          search_query: 'all:tidal AND all:mill',
          start: '0',
          max_results: '10',
          sortBy: 'relevance',
          sortOrder: 'descending',
        },
        headers: { accept: 'application/atom+xml' },
      },
      like: {
        results: [
          {
            url: 'https://arxiv.org/abs/2509.01234',
            title: 'Oak and iron in tidal mills',
            snippet: 'Oak gates outlast iron ones when $a < b$, R&D budgets permitting.',
            domain: 'arxiv.org',
            published_at: '2025-09-14T17:59:59.000Z',
            score: null,
            source_type: 'academic',
          },
          { url: 'https://arxiv.org/abs/math/0309136', title: 'Waves behind a gate' },
        ],
      },
    },
    ...[
      ['What is a GPT-4 "agent"?', 'all:"GPT-4" AND all:agent'],
      [
        'how do oak gates outlast iron gates behind the salt',
        'all:oak OR all:gates OR all:outlast OR all:iron OR all:behind OR all:salt',
      ],
      ['to be or not to be', 'all:to AND all:be AND all:or AND all:not'],
      ['ti:(x) ANDNOT [y]', 'all:ti AND all:x AND all:ANDNOT AND all:y'],
    ].map(([query, search_query]) => ({
      title: `requests ${query}`,
      params: { query },
      answer: 'nothing.xml',
      request: { query: expect.objectContaining({ search_query }) as object },
      like: { results: [] },
    })),
    {
      title: 'requests recent results',
      at: '2026-11-21T10:00:00Z',
      params: { freshness: 'day' },
      answer: 'nothing.xml',
      request: {
        query: expect.objectContaining({
          search_query: '(all:tidal AND all:mill) AND submittedDate:[202611200000 TO 202611212359]',
        }) as object,
      },
    },
    {
      title: 'makes no request without a word',
      params: { query: '?' },
      request: [],
      like: { results: [] },
    },
  ],
  faults: [
    [
      'an error stated as an entry under 200',
      'error.xml',
      { outcome: 'upstream_error', message: expect.stringContaining('must be an integer') },
    ],
    [
      'an error stated as an entry under 400',
      { status: 400, fixture: 'error.xml' },
      { outcome: 'upstream_error', message: expect.stringContaining('must be an integer') },
    ],
    [
      'its limit as a sentence',
      { headers: { 'content-type': 'text/plain' }, body: 'Rate exceeded.' },
      'rate_limited',
    ],
    ['its limit under 503', { status: 503, retryAfter: 5, body: 'Rate exceeded.' }, ['rate_limited', 5]],
    ['JSON', atom('{"feed":{"entry":[]}}'), 'upstream_error'],
  ],
  more: (bench) => {
    it('waits its interval between requests', async () => {
      const { provider, requests, context } = bench.open({
        env: { ARXIV_INTERVAL_MS: '3000' },
        answer: 'papers.xml',
        timeoutMs: 2000,
      });
      await provider.call(bench.params(), context);
      await expect(provider.call(bench.params(), context)).rejects.toMatchObject({
        outcome: 'rate_limited',
        retryAfterSeconds: 3,
      });
      expect(requests).toHaveLength(1);
    });
  },
});
