import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchTask } from '../../model/query-plan.js';
import { type Hit, fuseHits, mergePages } from './fuse-hits.js';

const task = (facetId = 'f1', query = 'tide mills'): SearchTask => ({ facetId, query, sourceType: 'web' });
const hit = (url: string, fields: Partial<Hit> = {}): Hit => ({
  url,
  title: `Tide mill ${url}`,
  snippet: '',
  domain: 'given',
  published_at: null,
  ...fields,
});
const urls = (pages: { url: string }[]) => pages.map(({ url }) => url);

describe('fuseHits', () => {
  it('ranks first what several searches found', () => {
    const pages = fuseHits([
      { task: task('f1'), hits: [hit('https://a.org/'), hit('https://b.org/'), hit('https://c.org/')] },
      { task: task('f2'), hits: [hit('https://d.org/'), hit('https://b.org/')] },
    ]);
    expect(urls(pages)).toEqual(['https://b.org/', 'https://a.org/', 'https://d.org/', 'https://c.org/']);
    expect(pages[0]).toMatchObject({ facetIds: ['f1', 'f2'], score: 1 / 62 + 1 / 62 });
  });

  it('merges two URLs of a page, with the text of the better and the earlier date', () => {
    const pages = fuseHits([
      {
        task: task('f1'),
        hits: [
          hit('https://x.org/'),
          hit('http://www.a.org/p/', { title: 'Tide worse', published_at: '2026-01-02T00:00:00Z' }),
        ],
      },
      {
        task: task('f2'),
        hits: [
          hit('https://a.org/p?utm_source=n', { title: 'Tide better', published_at: '2026-01-03T00:00:00Z' }),
        ],
      },
    ]);
    expect(pages[0]).toMatchObject({
      url: 'https://a.org/p?utm_source=n',
      canonicalUrl: 'https://a.org/p',
      title: 'Tide better',
      publishedAt: '2026-01-02T00:00:00Z',
    });
    expect(pages).toHaveLength(2);
  });

  it('determines the site of a URL', () => {
    const [page] = fuseHits([{ task: task(), hits: [hit('https://www.news.bbc.co.uk/tide')] }]);
    expect(page).toMatchObject({ domain: 'news.bbc.co.uk', site: 'bbc.co.uk' });
    const [hosted] = fuseHits([{ task: task(), hits: [hit('https://jo.github.io/tide')] }]);
    expect(hosted).toMatchObject({ domain: 'jo.github.io', site: 'jo.github.io' });
    const [file] = fuseHits([
      { task: task(), hits: [hit('index://manuals/tide.html', { domain: 'manuals' })] },
    ]);
    expect(file).toMatchObject({ domain: 'manuals', site: file?.url });
    const [numeric] = fuseHits([{ task: task(), hits: [hit('http://127.0.0.1:8080/tide')] }]);
    expect(numeric).toMatchObject({ domain: '127.0.0.1', site: '127.0.0.1' });
  });

  it('ranks last what shares no word with its query', () => {
    const lie = hit('https://casino.example/', { title: 'Win big', snippet: 'Jackpots every day' });
    const pages = fuseHits([
      { task: task(), hits: [lie, hit('https://a.org/'), hit('https://b.org/')] },
      { task: task('f2'), hits: [lie, hit('https://c.org/')] },
    ]);
    expect(urls(pages).at(-1)).toBe('https://casino.example/');
    expect(pages).toHaveLength(4);
  });

  it('counts a page once in a list that repeats it', () => {
    const [page] = fuseHits([{ task: task(), hits: [hit('https://a.org/'), hit('https://www.a.org/#x')] }]);
    expect(page?.score).toBe(1 / 61);
  });

  it('ignores invalid dates', () => {
    const [page] = fuseHits([{ task: task(), hits: [hit('https://a.org/', { published_at: 'soon' })] }]);
    expect(page?.publishedAt).toBeNull();
  });

  it('returns each page once, best first, for any input', () => {
    const anyHit = fc.webUrl().map((url) => hit(url));
    fc.assert(
      fc.property(fc.array(fc.array(anyHit)), (lists) => {
        const pages = fuseHits(lists.map((hits, index) => ({ task: task(`f${index}`), hits })));
        expect(new Set(pages.map(({ canonicalUrl }) => canonicalUrl)).size).toBe(pages.length);
        expect(pages).toEqual(pages.toSorted((one, other) => other.score - one.score));
      }),
      { numRuns: 100 },
    );
  });
});

describe('mergePages', () => {
  it('merges two rounds', () => {
    const before = fuseHits([{ task: task('f1'), hits: [hit('https://a.org/'), hit('https://b.org/')] }]);
    const more = fuseHits([{ task: task('f2'), hits: [hit('https://b.org/')] }]);
    const pages = mergePages(before, more);
    expect(urls(pages)).toEqual(['https://b.org/', 'https://a.org/']);
    expect(pages[0]).toMatchObject({ facetIds: ['f1', 'f2'], score: 1 / 62 + 1 / 61 });
  });
});
