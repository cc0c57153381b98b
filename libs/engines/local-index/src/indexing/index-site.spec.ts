import { describe, expect, it } from 'vitest';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import type { Collection } from '../documents/collection.js';
import type { IndexableDocument } from '../documents/document.js';
import type { LocalIndex } from '../local-index.js';
import type { PreparedDocument } from '../storage/prepared-document.js';
import type { IndexEvent } from './index-report.js';
import { IndexSite } from './index-site.js';

/** In-memory documents of one collection. */
class MemoryIndex {
  readonly documents = new Map<string, IndexableDocument>();
  collection: Collection | undefined;
  marked = 0;

  findCollection = () => Promise.resolve(this.collection);
  openCollection = (wanted: Omit<Collection, 'id'>) => {
    this.collection = { id: 1, ...wanted };
    return Promise.resolve(this.collection);
  };
  renew = () => Promise.resolve();
  renewVectors = () => Promise.resolve();
  knownDocuments = () => Promise.resolve(new Map(this.documents));
  index = (_: number, documents: PreparedDocument[]) => {
    for (const { document } of documents) this.documents.set(document.url, document);
    return Promise.resolve();
  };
  remove = (_: number, urls: string[]) => {
    for (const url of urls) this.documents.delete(url);
    return Promise.resolve(urls.length);
  };
  markIndexed = () => {
    this.marked += 1;
    return Promise.resolve();
  };
}

const ORIGIN = 'https://docs.example';
const page = (title: string, ...links: string[]): Exclude<ScriptedAnswer, OutboundError> => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<title>${title}</title><p>Text of ${title}.</p>${links.map((href) => `<a href="${href}"></a>`).join('')}`,
});
const NOT_FOUND: ScriptedAnswer = { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' };

const setUp = (site: Record<string, ScriptedAnswer>) => {
  const index = new MemoryIndex();
  const outbound = new FakeOutboundClient(({ url }) => site[url.replace(ORIGIN, '')] ?? NOT_FOUND);
  const indexSite = new IndexSite(index as unknown as LocalIndex, outbound);
  const events: IndexEvent[] = [];
  const run = (options: object = {}) =>
    indexSite.run(`${ORIGIN}/`, { delayMs: 0, report: (event) => events.push(event), ...options });
  const asked = () => outbound.requests.map(({ url }) => url.replace(ORIGIN, ''));
  const titles = () => [...index.documents.values()].map(({ title }) => title).toSorted();
  return { index, outbound, run, events, asked, titles, site };
};

describe('IndexSite', () => {
  it('follows links and sitemaps within the origin, each page once, obeying robots.txt', async () => {
    const { run, index, outbound, asked, titles } = setUp({
      '/robots.txt': {
        body: 'Sitemap: https://docs.example/map-index.xml\nSitemap: https://evil.example/map.xml',
      },
      '/map-index.xml': {
        body: '<sitemapindex><sitemap><loc>https://docs.example/map.xml</loc></sitemap></sitemapindex>',
      },
      '/map.xml': {
        body: '<urlset><url><loc>https://docs.example/only-in-map?a=1&amp;b=2</loc></url><url><loc>https://evil.example/x</loc></url></urlset>',
      },
      '/': page('Start', '/a', '/a#part', 'https://other.example/', '/'),
      '/a': page('A', '/b', '/'),
      '/b': { headers: { 'content-type': 'text/plain' }, body: 'B\n\nPlain text.' },
      '/only-in-map?a=1&b=2': page('Mapped'),
    });
    expect(await run()).toMatchObject({ collection: 'docs.example', added: 4, failed: 0 });
    expect(titles()).toEqual(['A', 'B', 'Mapped', 'Start']);
    expect(index.collection).toMatchObject({
      kind: 'site',
      root: 'https://docs.example/',
      sourceType: 'web',
    });
    expect(index.marked).toBe(1);
    expect(asked().filter((path) => path === '/a')).toHaveLength(1);
    for (const { respectRobots, url } of outbound.requests) {
      expect(respectRobots).toBe(true);
      expect(url).toMatch(/^https:\/\/docs\.example\//);
    }
  });

  it('supports sitemaps of any length and respects the limits', async () => {
    const list = Array.from({ length: 200_000 }, (_, n) => `<url><loc>${ORIGIN}/${n}</loc></url>`).join('');
    const { run, asked } = setUp({
      '/sitemap.xml': { body: `<urlset>${list}</urlset>` },
      '/': page('Start'),
    });
    expect(await run({ maxPages: 3 })).toMatchObject({ added: 1 });
    expect(asked()).toEqual(['/robots.txt', '/sitemap.xml', '/', '/0', '/1']);
  });

  it('respects the limits of pages and depth', async () => {
    const chain = Object.fromEntries(
      [...Array(9).keys()].map((n) => [n ? `/${n}` : '/', page(`P${n}`, `/${n + 1}`)]),
    );
    const capped = setUp(chain);
    expect(await capped.run({ maxPages: 3 })).toMatchObject({ added: 3 });
    const shallow = setUp(chain);
    expect(await shallow.run({ maxDepth: 2 })).toMatchObject({ added: 3 });
  });

  it('updates changed pages, removes missing ones, and keeps those that fail', async () => {
    const { run, site, titles } = setUp({
      '/': page('Start', '/a', '/b', '/c', '/d'),
      '/a': page('A'),
      '/b': page('B'),
      '/c': page('C'),
      '/d': page('D'),
    });
    expect(await run()).toMatchObject({ added: 5 });
    expect(await run()).toMatchObject({ unchanged: 5, added: 0, updated: 0 });
    site['/'] = page('Start', '/a', '/b', '/c'); // no link leads to /d now, but it still exists
    site['/a'] = page('A2');
    site['/b'] = NOT_FOUND;
    site['/c'] = { status: 500 };
    expect(await run()).toMatchObject({ updated: 1, removed: 1, failed: 1, unchanged: 2 });
    expect(titles()).toEqual(['A2', 'C', 'D', 'Start']);
    site['/c'] = new OutboundError('robots_disallowed', 'robots.txt forbids it');
    site['/d'] = { ...page('D'), headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' } };
    expect(await run()).toMatchObject({ removed: 2 });
    expect(titles()).toEqual(['A2', 'Start']);
  });

  it('indexes a redirected page under its final URL, and none of another site', async () => {
    const { run, index, events } = setUp({
      '/': page('Start', '/old', '/new', '/away'),
      '/old': { ...page('New'), url: `${ORIGIN}/new` },
      '/new': page('New'),
      '/away': { ...page('Away'), url: 'https://other.example/' },
    });
    await run();
    expect([...index.documents.keys()]).toEqual([`${ORIGIN}/`, `${ORIGIN}/new`]);
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'skipped',
        address: `${ORIGIN}/away`,
        reason: 'leads to another site',
      }),
    );
  });

  it('waits once when a server sends Retry-After', async () => {
    let calls = 0;
    const index = new MemoryIndex();
    const outbound = new FakeOutboundClient(({ url }) => {
      if (url !== `${ORIGIN}/`) return NOT_FOUND;
      calls += 1;
      return calls === 1 ? { status: 429, headers: { 'retry-after': '0' } } : page('Start');
    });
    const summary = await new IndexSite(index as unknown as LocalIndex, outbound).run(ORIGIN, { delayMs: 0 });
    expect(summary).toMatchObject({ added: 1, failed: 0 });
  });

  it('handles unusual pages', async () => {
    const { run, titles } = setUp({
      '/': page('Start', '/pdf', '/image', '/none', '/refused', '/noindex'),
      '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 broken' },
      '/image': { headers: { 'content-type': 'image/png' }, body: '' },
      '/none': { body: 'x' },
      '/refused': new OutboundError('too_large', 'too large'),
      '/noindex': { headers: { 'content-type': 'text/html' }, body: '<meta name="robots" content="none">' },
    });
    expect(await run()).toMatchObject({ added: 1, failed: 2, skipped: 3 });
    expect(titles()).toEqual(['Start']);
  });

  it('stops when the signal aborts', async () => {
    const { run, index } = setUp({ '/': page('Start') });
    await expect(run({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(index.marked).toBe(0);
  });

  it.each(['ftp://docs.example', 'docs.example', 'https://user:secret@docs.example'])(
    'rejects %s',
    async (address) => {
      const { index, outbound } = setUp({});
      await expect(new IndexSite(index as unknown as LocalIndex, outbound).run(address)).rejects.toThrow(
        'must be an http(s)',
      );
    },
  );
});
