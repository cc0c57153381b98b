import { describe, expect, it } from 'vitest';
import { searchHits } from './search-hits.js';

const options = { sourceType: 'web' as const, limit: 10 };

describe('searchHits', () => {
  it('maps a candidate to the contract', () => {
    const [hit] = searchHits(
      [
        {
          url: 'https://www.example.org/pump',
          title: 'Pump <b>care</b>',
          snippet: 'Rinse &amp; dry.',
          publishedAt: '2026-08-01',
          score: 4,
        },
      ],
      options,
    );
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

  it('leaves out what is no web page and what came before', () => {
    const hits = searchHits(
      [
        { url: 'ftp://example.org', title: '', snippet: '' },
        { url: undefined, title: '', snippet: '' },
        { url: 'https://example.org/a', title: '', snippet: '' },
        { url: 'https://example.org/a#part', title: 'again', snippet: '' },
      ],
      options,
    );
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ title: 'https://example.org/a', score: null, published_at: null });
  });

  it('scales scores to the best and keeps to the limit', () => {
    const hits = searchHits(
      [8, 2, -1, null].map((score, n) => ({
        url: `https://example.org/${n}`,
        title: 't',
        snippet: '',
        score,
      })),
      { ...options, limit: 4 },
    );
    expect(hits.map(({ score }) => score)).toEqual([1, 0.25, 0, null]);
    expect(searchHits([{ url: 'https://a.b', title: '', snippet: '' }], { ...options, limit: 0 })).toEqual(
      [],
    );
  });
});
