import { describe, expect, it } from 'vitest';
import { type HitCandidate, toSearchResult } from './search-hits.js';
import { SearchParams } from './search.params.js';

const searchHits = (candidates: HitCandidate[], params: Partial<SearchParams> = {}) =>
  toSearchResult(candidates, Object.assign(new SearchParams(), params)).results;

describe('searchHits', () => {
  it('maps a candidate to a result', () => {
    const [hit] = searchHits([
      {
        url: 'https://www.example.org/pump',
        title: 'Pump <b>care</b>',
        snippet: 'Rinse &amp; dry.',
        publishedAt: '2026-08-01',
        score: 4,
      },
    ]);
    expect(hit).toEqual({
      url: 'https://www.example.org/pump',
      title: 'Pump care',
      snippet: 'Rinse & dry.',
      domain: 'example.org',
      published_at: '2026-08-01T00:00:00.000Z',
      score: 1,
      source_type: 'web',
    });
  });

  it('drops duplicates and anything but web pages', () => {
    const hits = searchHits([
      { url: 'ftp://example.org', title: '', snippet: '' },
      { url: undefined, title: '', snippet: '' },
      { url: 'https://example.org/a', title: '', snippet: '' },
      { url: 'https://example.org/a#part', title: 'again', snippet: '' },
    ]);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ title: 'https://example.org/a', score: null, published_at: null });
  });

  it('scales scores to the best and respects the limit', () => {
    const hits = searchHits(
      [8, 2, -1, null].map((score, n) => ({
        url: `https://example.org/${n}`,
        title: 't',
        snippet: '',
        score,
      })),
      { max_results: 4 },
    );
    expect(hits.map(({ score }) => score)).toEqual([1, 0.25, 0, null]);
    expect(searchHits([{ url: 'https://a.b', title: '', snippet: '' }], { max_results: 0 })).toEqual([]);
  });

  it('filters by domain, including subdomains', () => {
    const candidates = ['a.org', 'www.a.org', 'docs.a.org', 'aa.org', 'b.org', 'c.b.org'].map((host) => ({
      url: `https://${host}/`,
      title: 't',
      snippet: '',
    }));
    const hosts = (params: Partial<SearchParams>) =>
      searchHits(candidates, params).map(({ url }) => new URL(url).hostname);
    expect(hosts({ include_domains: ['a.org'] })).toEqual(['a.org', 'www.a.org', 'docs.a.org']);
    expect(hosts({ exclude_domains: ['a.org', 'c.b.org'] })).toEqual(['aa.org', 'b.org']);
    expect(hosts({ include_domains: ['b.org'], exclude_domains: ['c.b.org'] })).toEqual(['b.org']);
  });
});
