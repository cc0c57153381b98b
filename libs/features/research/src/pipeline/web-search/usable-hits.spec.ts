import { describe, expect, it } from 'vitest';
import type { Hit } from './fuse-hits.js';
import { usableHits } from './usable-hits.js';

const hit = (url: string, title = 'Tide mills of Brittany', snippet = ''): Hit => ({
  url,
  title,
  snippet: snippet === '' ? `About ${url}` : snippet,
  domain: '',
  published_at: null,
});
const kept = (...hits: Hit[]): string[] =>
  usableHits([{ task: { facetId: 'f1', query: 'tide mills', sourceType: 'web' }, hits }])
    .flatMap((list) => list.hits)
    .map(({ url }) => url);

describe('usableHits', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/a',
    'https://user:secret@example.org/',
    `https://example.org/${'a'.repeat(2_000)}`,
    'not an address',
    '',
  ])('drops %s', (url) => {
    expect(kept(hit(url), hit('https://example.org/good'))).toEqual(['https://example.org/good']);
  });

  it('keeps files of an indexed folder', () => {
    expect(kept(hit('index://srv/manual.html'))).toEqual(['index://srv/manual.html']);
  });

  it('removes results without a title', () => {
    expect(kept(hit('https://example.org/a', ' — '))).toEqual([]);
  });

  it('keeps one copy of a text that several sites have, and none of a ubiquitous one', () => {
    const copies = (count: number): Hit[] =>
      Array.from({ length: count }, (_, n) =>
        hit(`https://site${n}.example/`, 'Best tide mill', 'Buy one now'),
      );
    expect(kept(...copies(5))).toHaveLength(5);
    expect(kept(...copies(8))).toEqual(['https://site0.example/']);
    expect(kept(...copies(30))).toEqual([]);
  });

  it('allows a site to repeat its own text', () => {
    const pages = Array.from({ length: 9 }, (_, n) => hit(`https://example.org/${n}`, 'Manual', 'Contents'));
    expect(kept(...pages)).toHaveLength(9);
  });

  it('removes keyword-stuffed texts', () => {
    expect(kept(hit('https://example.org/a', 'Mills mills mills mills'))).toEqual([]);
    const stuffed =
      'cheap tide mill, best tide mill, tide mill deals, tide offers, tide mill sale, tide shop';
    expect(kept(hit('https://example.org/b', 'Tide mill', stuffed))).toEqual([]);
    const prose =
      'A tide mill is a water mill driven by the rise and fall of the sea. A dam holds back water for hours.';
    expect(kept(hit('https://example.org/c', 'Tide mill', prose))).toEqual(['https://example.org/c']);
  });
});
