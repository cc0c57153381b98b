import { describe, expect, it } from 'vitest';
import { foundPage } from '../fixtures/found-page.js';
import { choosePages } from './choose-pages.js';

const none = { tried: new Set<string>(), sources: [] };
const urls = (pages: { url: string }[]): string[] => pages.map(({ url }) => url);

describe('choosePages', () => {
  it('chooses the best first', () => {
    const found = [
      foundPage('https://a.test/', { score: 0.2 }),
      foundPage('https://b.test/', { score: 0.9 }),
      foundPage('https://c.test/', { score: 0.5 }),
    ];
    const chosen = choosePages(found, { taken: none, limit: 2, perSite: 2 });
    expect(urls(chosen)).toEqual(['https://b.test/', 'https://c.test/']);
  });

  it('covers every facet and every kind of source before any twice', () => {
    const found = [
      foundPage('https://a.test/', { score: 0.9 }),
      foundPage('https://b.test/', { score: 0.8 }),
      foundPage('https://c.test/', { score: 0.1, facetIds: ['f2'] }),
      foundPage('https://d.test/', { score: 0.05, sourceType: 'academic' }),
    ];
    const chosen = choosePages(found, { taken: none, limit: 3, perSite: 2 });
    expect(urls(chosen)).toEqual(['https://a.test/', 'https://c.test/', 'https://d.test/']);
  });

  it('limits the pages of a site, including those that are sources already', () => {
    const found = [1, 2, 3].map((n) => foundPage(`https://a.test/${n}`));
    const taken = { ...none, sources: [foundPage('https://a.test/0')] };
    expect(choosePages(found, { taken, limit: 9, perSite: 2 })).toHaveLength(1);
    expect(choosePages(found, { taken: none, limit: 9, perSite: 2 })).toHaveLength(2);
  });

  it('does not limit documents of an indexed folder', () => {
    const found = [1, 2, 3, 4].map((n) =>
      foundPage(`index://manual/${n}.html`, { domain: 'manual', site: 'manual' }),
    );
    expect(choosePages(found, { taken: none, limit: 9, perSite: 2 })).toHaveLength(4);
  });

  it('prefers another site if scores are similar, and only then', () => {
    const found = [
      foundPage('https://a.test/1', { score: 0.9 }),
      foundPage('https://a.test/2', { score: 0.88 }),
      foundPage('https://b.test/', { score: 0.8 }),
      foundPage('https://c.test/', { score: 0.3 }),
    ];
    const chosen = choosePages(found, { taken: none, limit: 3, perSite: 2 });
    expect(urls(chosen)).toEqual(['https://a.test/1', 'https://b.test/', 'https://a.test/2']);
  });

  it('does not retry a page', () => {
    const found = [foundPage('https://a.test/'), foundPage('https://b.test/')];
    const taken = { ...none, tried: new Set(['https://a.test/']) };
    expect(urls(choosePages(found, { taken, limit: 9, perSite: 2 }))).toEqual(['https://b.test/']);
  });
});
