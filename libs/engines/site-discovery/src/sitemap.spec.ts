import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSitemap, sitemapsOfRobots } from './sitemap.js';
import { readSitemapFile } from './sitemap.reading.js';
import type { SiteScope } from './site-scope.js';

const SCOPE: SiteScope = { origin: 'https://docs.example', breadth: 'origin' };
const urlset = (...entries: string[]): string =>
  `<?xml version="1.0"?><urlset>${entries.map((entry) => `<url>${entry}</url>`).join('\n')}</urlset>`;
const urlsOf = (text: string): string[] => readSitemap(text, SCOPE).pages.map(({ url }) => url);

describe('readSitemap', () => {
  it('omits addresses that are longer than the protocol allows', () => {
    const long = `https://docs.example/${'a'.repeat(2_048)}`;
    expect(urlsOf(urlset(`<loc>${long}</loc>`, '<loc>https://docs.example/b</loc>'))).toEqual([
      'https://docs.example/b',
    ]);
  });

  it('decodes the character references of XML, and no others', () => {
    expect(
      urlsOf(
        urlset(
          '<loc>https://docs.example/?a=1&#38;b=2&#x26;c=3</loc>',
          '<loc>https://docs.example/?a=1&copy=2&lt=3</loc>',
        ),
      ),
    ).toEqual(['https://docs.example/?a=1&b=2&c=3', 'https://docs.example/?a=1&copy=2&lt=3']);
  });

  it('reads addresses, dates and titles of news', () => {
    const news =
      '<loc>https://docs.example/b</loc><news:news><news:title>Tides &amp; mills</news:title></news:news>';
    const text = urlset(
      '<loc> https://docs.example/a?x=1&amp;y=2 </loc><lastmod>2026-03-04</lastmod>',
      news,
      '<loc><![CDATA[https://docs.example/c]]></loc><lastmod>soon</lastmod>',
    );
    expect(readSitemap(text, SCOPE)).toEqual({
      sitemaps: [],
      pages: [
        {
          url: 'https://docs.example/a?x=1&y=2',
          title: null,
          lastModified: '2026-03-04T00:00:00.000Z',
        },
        { url: 'https://docs.example/b', title: 'Tides & mills', lastModified: null },
        { url: 'https://docs.example/c', title: null, lastModified: null },
      ],
    });
  });

  it('reads the files of an index', () => {
    const index = '<sitemapindex><sitemap><loc>https://docs.example/1.xml.gz</loc></sitemap></sitemapindex>';
    expect(readSitemap(index, SCOPE)).toEqual({ pages: [], sitemaps: ['https://docs.example/1.xml.gz'] });
  });

  it('reads lists of URLs in lines', () => {
    expect(urlsOf('https://docs.example/a\nhttps://docs.example/b#part\nno address\n')).toEqual([
      'https://docs.example/a',
      'https://docs.example/b',
    ]);
  });

  it('ignores addresses of other sites, other schemes, and images', () => {
    const image = '<loc>https://docs.example/a</loc><image:loc>https://docs.example/a.png</image:loc>';
    const text = urlset(
      image,
      '<loc>https://evil.example/</loc>',
      '<loc>javascript:alert(1)</loc>',
      '<loc></loc>',
    );
    expect(urlsOf(text)).toEqual(['https://docs.example/a']);
  });

  it('reads compressed files, and refuses those that expand too far', () => {
    const packed = (text: string) => readSitemapFile(gzipSync(text), SCOPE).pages.length;
    expect(packed(urlset('<loc>https://docs.example/a</loc>'))).toBe(1);
    expect(() => packed(' '.repeat(51 * 1024 * 1024))).toThrow(/larger|length/i);
  });

  it('reads what arrived of a file that is cut off', () => {
    expect(urlsOf('<urlset><url><loc>https://docs.example/a</loc></url><url><loc>https://docs.exa')).toEqual([
      'https://docs.example/a',
    ]);
  });
});

describe('sitemapsOfRobots', () => {
  it('returns those of the site', () => {
    const robots =
      'User-agent: *\nSitemap: https://docs.example/1.xml\r\nsitemap:https://docs.example/2.xml\nSitemap: https://evil.example/3.xml';
    expect(sitemapsOfRobots(robots, SCOPE)).toEqual([
      'https://docs.example/1.xml',
      'https://docs.example/2.xml',
    ]);
  });
});
