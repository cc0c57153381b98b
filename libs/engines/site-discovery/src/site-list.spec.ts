import type { ReadingThreads } from '@capstan/platform-jobs';
import { describe, expect, it } from 'vitest';
import { readSitemap } from './sitemap.js';
import { SiteList } from './site-list.js';

const SCOPE = { origin: 'https://a.example', breadth: 'origin' } as const;

/** A site of files, read in this thread. */
async function listOf(files: Readonly<Record<string, string>>) {
  const fetched: string[] = [];
  const list = await SiteList.open(SCOPE, {
    fetch: (url) => {
      fetched.push(url);
      const text = files[new URL(url).pathname];
      return Promise.resolve(text === undefined ? null : ({ text: () => text, body: text } as never));
    },
    threads: {
      run: (_reading: unknown, _signal: unknown, body: string) => Promise.resolve(readSitemap(body, SCOPE)),
    } as unknown as ReadingThreads,
    signal: new AbortController().signal,
    robotsName: 'Capstan',
  });
  return { list, fetched };
}

describe('the list of a site', () => {
  it('reads no more sitemaps than allowed, however many an index names', async () => {
    const names = Array.from(
      { length: 5_000 },
      (_, at) => `<sitemap><loc>https://a.example/${at}.xml</loc></sitemap>`,
    );
    const { list, fetched } = await listOf({
      '/sitemap.xml': `<sitemapindex>${names.join('')}</sitemapindex>`,
    });
    expect(await list.pages(100, 5)).toEqual({ pages: [], isCut: true });
    expect(fetched).toHaveLength(1 + 5);
  });

  it('has the pages of the sitemaps of an index', async () => {
    const { list } = await listOf({
      '/sitemap.xml': '<sitemapindex><sitemap><loc>https://a.example/one.xml</loc></sitemap></sitemapindex>',
      '/one.xml': '<urlset><url><loc>https://a.example/page</loc></url></urlset>',
    });
    const { pages, isCut } = await list.pages(100, 5);
    expect(pages.map(({ url }) => url)).toEqual(['https://a.example/page']);
    expect(isCut).toBe(false);
  });
});
