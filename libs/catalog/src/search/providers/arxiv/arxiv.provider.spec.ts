import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { ReadingThreads } from '@capstan/platform-jobs';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { ArxivProvider } from './arxiv.provider.js';
import { parseAtomFeed } from './atom-feed.reading.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const atom = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/atom+xml; charset=utf-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tidal mill', source_type: 'academic', ...fields });
const context = { signal: new AbortController().signal, timeoutMs: 2000, requestId: 'r1' };
const config = { baseUrl: 'https://export.arxiv.org', intervalMs: 3000 };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new ArxivProvider(config, outbound, threads) };
};
const queryOf = (outbound: FakeOutboundClient): Record<string, string> =>
  Object.fromEntries(new URL(outbound.requests[0]!.url).searchParams);

describe('parseAtomFeed', () => {
  it('takes complete feeds only', () => {
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

  it('expands no entity of a stranger', () => {
    const bomb = `<!DOCTYPE feed [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]><feed><entry><title>&a;&b;</title></entry></feed>`;
    expect(JSON.stringify(parseAtomFeed(bomb) ?? [])).not.toMatch(/boom|root/);
  });
});

describe('ArxivProvider', () => {
  it.each<[Partial<SearchParams>, boolean]>([
    [{}, true],
    [{ language: 'en' }, true],
    [{ language: 'fr' }, false],
    [{ source_type: 'web' }, false],
    [{ source_type: 'news' }, false],
    [{ include_domains: ['arxiv.org'] }, true],
    [{ include_domains: ['nature.com'] }, false],
    [{ exclude_domains: ['arxiv.org'] }, false],
  ])('serves %j: %s', (fields, expected) => {
    const { provider } = setUp(atom(''));
    expect([provider.isConfigured(), provider.supports(params(fields))]).toEqual([true, expected]);
  });

  it('maps papers to the contract and to their abstract pages', async () => {
    const { provider, outbound } = setUp(atom(fixture('papers.xml')));
    const { results } = await provider.call(params({ max_results: 10 }), context);
    expect(results).toEqual([
      {
        url: 'https://arxiv.org/abs/2509.01234',
        title: 'Oak and iron in tidal mills',
        snippet: 'Oak gates outlast iron ones when $a < b$, R&D budgets permitting.',
        domain: 'arxiv.org',
        published_at: '2025-09-14T17:59:59.000Z',
        score: null,
        source_type: 'academic',
      },
      expect.objectContaining({ url: 'https://arxiv.org/abs/math/0309136', title: 'Waves behind a gate' }),
    ]);
    expect(new URL(outbound.requests[0]!.url).pathname).toBe('/api/query');
    expect(queryOf(outbound)).toEqual({
      search_query: 'all:tidal AND all:mill',
      start: '0',
      max_results: '10',
      sortBy: 'relevance',
      sortOrder: 'descending',
    });
  });

  it.each([
    ['What is a GPT-4 "agent"?', 'all:"GPT-4" AND all:agent'],
    [
      'how do oak gates outlast iron gates behind the salt',
      'all:oak OR all:gates OR all:outlast OR all:iron OR all:behind OR all:salt',
    ],
    ['to be or not to be', 'all:to AND all:be AND all:or AND all:not'],
    ['ti:(x) ANDNOT [y]', 'all:ti AND all:x AND all:ANDNOT AND all:y'],
  ])('asks for %s', async (query, expected) => {
    const { provider, outbound } = setUp(atom(fixture('nothing.xml')));
    expect(await provider.call(params({ query }), context)).toMatchObject({ results: [] });
    expect(queryOf(outbound).search_query).toBe(expected);
  });

  it('asks for what is fresh, and for nothing when there is no word', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const { provider, outbound } = setUp(atom(fixture('nothing.xml')));
    expect(await provider.call(params({ query: '?' }), context)).toMatchObject({ results: [] });
    expect(outbound.requests).toHaveLength(0);
    await provider.call(params({ freshness: 'day' }), context);
    vi.useRealTimers();
    expect(queryOf(outbound).search_query).toBe(
      '(all:tidal AND all:mill) AND submittedDate:[202611200000 TO 202611212359]',
    );
  });

  it('does not ask twice within its interval', async () => {
    const { provider, outbound } = setUp(atom(fixture('papers.xml')));
    await provider.call(params({}), context);
    await expect(provider.call(params({}), context)).rejects.toMatchObject({
      outcome: 'rate_limited',
      retryAfterSeconds: 3,
    });
    expect(outbound.requests).toHaveLength(1);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'an error told as an entry under 200',
      atom(fixture('error.xml')),
      { outcome: 'upstream_error', message: expect.stringContaining('must be an integer') },
    ],
    [
      'an error told as an entry under 400',
      atom(fixture('error.xml'), 400),
      { outcome: 'upstream_error', message: expect.stringContaining('must be an integer') },
    ],
    [
      'its limit as a sentence',
      { headers: { 'content-type': 'text/plain' }, body: 'Rate exceeded.' },
      { outcome: 'rate_limited' },
    ],
    [
      'its limit under 503',
      { status: 503, headers: { 'retry-after': '5' }, body: 'Rate exceeded.' },
      { outcome: 'rate_limited', retryAfterSeconds: 5 },
    ],
    ['429', atom('', 429, { 'retry-after': '9' }), { outcome: 'rate_limited', retryAfterSeconds: 9 }],
    ['server fault', atom('', 503), { outcome: 'upstream_error' }],
    ['a feed cut short', atom(fixture('papers.xml').slice(0, 1500)), { outcome: 'upstream_error' }],
    ['a page', atom('<!doctype html><title>Maintenance</title>'), { outcome: 'upstream_error' }],
    ['JSON', atom('{"feed":{"entry":[]}}'), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await setUp(answer)
      .provider.call(params({}), context)
      .then(
        () => new Error('no failure'),
        (error: unknown) => error,
      );
    expect(failureForError(failure)).toMatchObject(expected);
  });
});
