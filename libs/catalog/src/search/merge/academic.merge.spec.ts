import { providerInfoOf } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { SearchParams } from '../search.params.js';
import type { SearchHit, SearchResult } from '../search.result.js';
import { academicMerge } from './academic.merge.js';

const params = (fields: Partial<SearchParams> = {}): SearchParams =>
  Object.assign(new SearchParams(), { query: 'tidal mills', source_type: 'academic', ...fields });

/** A record; `at` is a DOI, an arXiv identifier or a URL. */
const hit = (at: string, fields: Partial<SearchHit> = {}): SearchHit => {
  const url = at.startsWith('10.')
    ? `https://doi.org/${at}`
    : at.startsWith('http')
      ? at
      : `https://arxiv.org/abs/${at}`;
  return {
    url,
    title: `Title of the work at ${at}`,
    snippet: '',
    domain: new URL(url).hostname,
    published_at: '2025-11-03T00:00:00.000Z',
    score: null,
    source_type: 'academic',
    ...fields,
  };
};
const combine = (lists: SearchHit[][], fields: Partial<SearchParams> = {}): SearchHit[] => {
  const results = lists.map((hits, index) => ({
    provider: `list${index}`,
    result: { results: hits, answer: null, citations: [] } satisfies SearchResult,
  }));
  return academicMerge.combine(results, params(fields)).results;
};
const urlsOf = (hits: SearchHit[]): string[] =>
  hits.map(({ url }) => url.replace(/^https:\/\/(doi|arxiv)\.org\/(abs\/)?/, ''));

describe('academicMerge', () => {
  it('calls all four for academic sources, and does not merge others', () => {
    const names = academicMerge.providers(params(), []).map((provider) => providerInfoOf(provider).name);
    expect(names).toEqual(['crossref', 'openalex', 'europe_pmc', 'arxiv']);
    expect(academicMerge.providers(params({ source_type: 'web' }), [])).toEqual([]);
    expect(academicMerge.providers(params({ source_type: 'news' }), [])).toEqual([]);
  });

  it('ranks results of several lists before the top result of one list', () => {
    const hits = combine([
      [hit('10.5555/alone'), hit('10.5555/shared'), hit('10.5555/last')],
      [hit('10.5555/other'), hit('10.5555/SHARED')],
      [hit('10.5555/shared')],
    ]);
    expect(urlsOf(hits)).toEqual(['10.5555/shared', '10.5555/alone', '10.5555/other', '10.5555/last']);
    const fused = 1 / 62 + 1 / 62 + 1 / 61;
    const scores = [1, 1 / 61 / fused, 1 / 61 / fused, 1 / 63 / fused];
    expect(hits.map(({ score }) => score)).toEqual(scores.map((score) => Math.round(score * 1000) / 1000));
  });

  it('limits the number of results after merging', () => {
    const lists = [
      [hit('10.5555/a'), hit('10.5555/b')],
      [hit('10.5555/b'), hit('10.5555/c')],
    ];
    expect(urlsOf(combine(lists, { max_results: 2 }))).toEqual(['10.5555/b', '10.5555/a']);
    expect(combine([[], []])).toEqual([]);
  });

  it.each<[string, SearchHit, SearchHit, number]>([
    ['one DOI, other titles', hit('10.5555/a', { title: 'x' }), hit('10.5555/a', { title: 'y' }), 1],
    [
      'other DOIs, one title and year',
      hit('10.5555/a', { title: 'Proceedings of the mills' }),
      hit('10.5555/b', { title: 'Proceedings of the mills' }),
      2,
    ],
    ['arXiv page and arXiv DOI', hit('2509.01234'), hit('10.48550/arXiv.2509.01234'), 1],
    [
      'other arXiv papers, one title',
      hit('2509.01234', { title: 'Progress in tidal mills' }),
      hit('2509.09999', { title: 'Progress in tidal mills' }),
      2,
    ],
    [
      'a page without DOI, one title and year',
      hit('https://a.example/1', { title: 'Oak & Iron in Tidal Mills' }),
      hit('10.5555/a', { title: 'Oak & iron in tidal mills.' }),
      1,
    ],
    [
      'one title, other years',
      hit('https://a.example/1', { title: 'Annual report of the mills' }),
      hit('10.5555/a', { title: 'Annual report of the mills', published_at: '2024-11-03T00:00:00.000Z' }),
      2,
    ],
    [
      'one title, a year unknown',
      hit('https://a.example/1', { title: 'Annual report of the mills' }),
      hit('10.5555/a', { title: 'Annual report of the mills', published_at: null }),
      2,
    ],
    [
      'a short title that many works have',
      hit('https://a.example/1', { title: 'Editorial' }),
      hit('10.5555/a', { title: 'Editorial' }),
      2,
    ],
    [
      'a preprint and its article of the next year',
      hit('2509.01234', { title: 'Oak and iron in mills' }),
      hit('10.5555/a', { title: 'Oak and iron in mills', published_at: '2026-02-01T00:00:00.000Z' }),
      1,
    ],
  ])('matches by identifier, else by title and year: %s', (_, one, other, works) => {
    expect(combine([[one], [other]])).toHaveLength(works);
    expect(combine([[other], [one]])).toHaveLength(works);
  });

  it('does not let a preprint join two articles', () => {
    const title = 'Oak and iron in tidal mills';
    const hits = combine([
      [hit('10.5555/a', { title })],
      [hit('2509.01234', { title })],
      [hit('10.5555/b', { title })],
    ]);
    expect(urlsOf(hits)).toEqual(['10.5555/a', '10.5555/b']);
  });

  it('takes the best value of each field', () => {
    const title = 'Oak and iron in tidal mills';
    const merged = combine([
      [hit('2509.01234', { title, snippet: 'Oak.', published_at: '2025-09-14T17:59:59.000Z' })],
      [hit('10.5555/a', { title: 'https://doi.org/10.5555/a', published_at: '2025-01-01T00:00:00.000Z' })],
      [
        hit('10.5555/a', {
          title,
          snippet: 'Oak gates outlast iron.',
          published_at: '2025-11-01T00:00:00.000Z',
        }),
      ],
      [hit('https://a.example/1.pdf', { title, published_at: '2025-10-28T00:00:00.000Z' })],
    ]);
    expect(merged).toEqual([
      expect.objectContaining({
        url: 'https://doi.org/10.5555/a',
        title,
        snippet: 'Oak gates outlast iron.',
        published_at: '2025-09-14T17:59:59.000Z',
        score: 1,
      }),
    ]);
  });

  it.each<[string, SearchHit[], Partial<SearchHit>]>([
    [
      'the DOI before the arXiv page',
      [hit('2509.01234'), hit('10.5555/a')],
      { url: 'https://doi.org/10.5555/a', domain: 'doi.org' },
    ],
    [
      'the arXiv page before its DOI',
      [hit('10.48550/arXiv.2509.01234'), hit('2509.01234')],
      { url: 'https://arxiv.org/abs/2509.01234', domain: 'arxiv.org' },
    ],
    [
      'a page before a PDF',
      [hit('https://a.example/1.pdf'), hit('https://b.example/1')],
      { url: 'https://b.example/1' },
    ],
    [
      'an exact date before an earlier year',
      [
        hit('10.5555/a', { published_at: '2025-01-01T00:00:00.000Z' }),
        hit('10.5555/a', { published_at: '2025-03-15T00:00:00.000Z' }),
      ],
      { published_at: '2025-03-15T00:00:00.000Z' },
    ],
    [
      'the earlier of two exact dates',
      [
        hit('10.5555/a', { published_at: '2025-03-15T00:00:00.000Z' }),
        hit('10.5555/a', { published_at: '2025-02-10T00:00:00.000Z' }),
      ],
      { published_at: '2025-02-10T00:00:00.000Z' },
    ],
    [
      'no date when none is known',
      [hit('10.5555/a', { published_at: null }), hit('10.5555/a', { published_at: null })],
      { published_at: null },
    ],
  ])('prefers %s', (_, records, expected) => {
    const lists = records.map((record) => [{ ...record, title: 'Oak and iron in tidal mills' }]);
    expect(combine(lists)).toEqual([expect.objectContaining(expected)]);
  });

  it('returns only URLs of the records, so that domain filters hold', () => {
    const title = 'Oak and iron in tidal mills';
    const hits = combine(
      [[hit('https://press.example/a', { title })], [hit('https://press.example/b', { title })]],
      { include_domains: ['press.example'] },
    );
    expect(hits.map(({ domain }) => domain)).toEqual(['press.example']);
  });

  it('counts a work once per list', () => {
    const hits = combine([[hit('10.5555/a'), hit('10.5555/a'), hit('10.5555/b')], [hit('10.5555/b')]]);
    expect(urlsOf(hits)).toEqual(['10.5555/b', '10.5555/a']);
  });
});
