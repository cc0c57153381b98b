import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import type { IndexHit, IndexQuery, LocalIndex } from '@capstan/local-index';
import { SearchParams } from '../../search.params.js';
import { LocalIndexProvider } from './local-index.provider.js';

const context = { signal: new AbortController().signal, timeoutMs: 1234, requestId: 'r1' };
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);

const setUp = (answer: () => Promise<IndexHit[]>) => {
  const asked: [IndexQuery, number][] = [];
  const index: Pick<LocalIndex, 'search'> = {
    search: async (query, timeoutMs) => {
      asked.push([query, timeoutMs]);
      return { hits: await answer(), ranking: 'words_and_vectors' };
    },
  };
  return { asked, provider: new LocalIndexProvider(index as LocalIndex) };
};
const hit: IndexHit = {
  url: 'https://www.example.org/care',
  title: 'Care',
  passage: 'Rinse it.\nDry it.',
  collection: 'manual',
  publishedAt: new Date('2026-05-04T00:00:00Z'),
  score: 1,
};

describe('LocalIndexProvider', () => {
  it('maps hits to results; a document of a folder has its collection as domain', async () => {
    const { provider } = setUp(() =>
      Promise.resolve([hit, { ...hit, url: 'index://manual/care.html', publishedAt: null }]),
    );
    const { results } = await provider.call(params({ query: 'care', source_type: 'academic' }), context);
    expect(results).toEqual([
      {
        url: 'https://www.example.org/care',
        title: 'Care',
        snippet: 'Rinse it.\nDry it.',
        domain: 'example.org',
        published_at: '2026-05-04T00:00:00.000Z',
        score: 1,
        source_type: 'academic',
      },
      expect.objectContaining({ url: 'index://manual/care.html', domain: 'manual', published_at: null }),
    ]);
  });

  it('is always configured and returns no results from an empty index', async () => {
    const { provider } = setUp(() => Promise.resolve([]));
    expect(provider.isConfigured()).toBe(true);
    expect(await provider.call(params({ query: 'x' }), context)).toEqual({
      results: [],
      answer: null,
      citations: [],
      ranking: 'words_and_vectors',
    });
  });

  it('passes limits on', async () => {
    const { provider, asked } = setUp(() => Promise.resolve([]));
    await provider.call(
      params({ query: 'x', freshness: 'week', max_results: 3, collections: ['manual'] }),
      context,
    );
    await provider.call(params({ query: 'x' }), context);
    const [[week, timeoutMs], [any]] = asked as [[IndexQuery, number], [IndexQuery, number]];
    expect(week).toMatchObject({ query: 'x', sourceType: 'web', limit: 3, collections: ['manual'] });
    expect(timeoutMs).toBe(1234);
    const ageDays = (Date.now() - week.publishedSince!.getTime()) / 86_400_000;
    expect(ageDays).toBeCloseTo(7, 1);
    expect(any).toMatchObject({
      publishedSince: null,
      collections: [],
      includeDomains: [],
      excludeDomains: [],
      language: null,
    });
    await provider.call(
      params({ query: 'x', include_domains: ['a.example'], exclude_domains: ['b.example'], language: 'de' }),
      context,
    );
    expect(asked.at(-1)?.[0]).toMatchObject({
      includeDomains: ['a.example'],
      excludeDomains: ['b.example'],
      language: 'de',
    });
  });

  it.each([
    ['42P01', 'misconfigured'],
    ['57014', 'timeout'],
  ])('classifies PostgreSQL error %s as %s', async (code, outcome) => {
    const cause = Object.assign(new Error('driver'), { code });
    const { provider } = setUp(() => Promise.reject(new QueryFailedError('SELECT', [], cause)));
    await expect(provider.call(params({ query: 'x' }), context)).rejects.toMatchObject({ outcome });
  });

  it('rethrows other errors and does not start for an aborted call', async () => {
    const { provider, asked } = setUp(() => Promise.reject(new Error('connection lost')));
    await expect(provider.call(params({ query: 'x' }), context)).rejects.toThrow('connection lost');
    await expect(
      provider.call(params({ query: 'x' }), { ...context, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});
