import { gzipSync } from 'node:zlib';
import { InvalidUrlError, OutboundError, ProviderFailure, ReadingThreads } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { MapParams } from '../../map.params.js';
import type { MapResult } from '../../map.result.js';
import { DirectFetchMapProvider } from './direct-fetch.provider.js';
import { StartPages } from './start-page.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());
const extraction = new ExtractionPool(threads);

const ORIGIN = 'https://acme.example';
const PROSE = 'Prose that is long enough to be taken for the content of a page by a reader of it.';
const page = (title: string, ...links: string[]): ScriptedAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${title}</title><main><p>${PROSE}</p>${links.map((href) => `<a href="${href}">To ${href}</a>`).join('')}</main>`,
});
const sitemap = (...paths: string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-01-02</lastmod></url>`).join('')}</urlset>`;
const NOT_FOUND: ScriptedAnswer = { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' };

function mapping(site: Record<string, ScriptedAnswer>, params: Partial<MapParams> = {}) {
  const outbound = new FakeOutboundClient(({ url }) => site[url.replace(ORIGIN, '')] ?? NOT_FOUND);
  const provider = new DirectFetchMapProvider(outbound, threads, new StartPages(outbound, extraction));
  const signal = AbortSignal.timeout(60_000);
  const context = { signal, timeoutMs: 20_000, requestId: 'r1' };
  return { outbound, provider, call: () => provider.call(paramsOf(params), context) };
}
const paramsOf = (fields: Partial<MapParams>): MapParams =>
  Object.assign(new MapParams(), { url: `${ORIGIN}/` }, fields);
const pathsOf = ({ links }: MapResult): string[] => links.map(({ url }) => url.replace(ORIGIN, ''));

const SITE = {
  '/robots.txt': { body: `Sitemap: ${ORIGIN}/index.xml\nSitemap: https://evil.example/s.xml` },
  '/index.xml': {
    body: `<sitemapindex><sitemap><loc>${ORIGIN}/a.xml.gz</loc></sitemap><sitemap><loc>${ORIGIN}/gone.xml</loc></sitemap></sitemapindex>`,
  },
  '/a.xml.gz': { body: gzipSync(sitemap('/about', '/pricing', '/old?page=2')) },
  '/': page('Acme', '/about#team', '/jobs', 'https://docs.acme.example/start', 'https://other.example/'),
};

describe('DirectFetchMapProvider', () => {
  it('joins the start page, its links and the sitemaps, each address once', async () => {
    const result = await mapping(SITE).call();
    expect(pathsOf(result)).toEqual(['/', '/about', '/jobs', '/pricing', '/old?page=2']);
    expect(result).toMatchObject({ total: 5, is_complete: true });
    expect(result.links.slice(0, 3)).toEqual([
      { url: `${ORIGIN}/`, title: 'Acme', description: null, last_modified: null },
      {
        url: `${ORIGIN}/about`,
        title: 'To /about#team',
        description: null,
        last_modified: '2026-01-02T00:00:00.000Z',
      },
      { url: `${ORIGIN}/jobs`, title: 'To /jobs', description: null, last_modified: null },
    ]);
  });

  it.each<[string, Partial<MapParams>, string[]]>([
    ['the sitemaps alone', { sitemap: 'only' }, ['/about', '/pricing', '/old?page=2']],
    ['the links alone', { sitemap: 'skip' }, ['/', '/about', '/jobs']],
    ['matching patterns', { include: ['/a*', '/p*'], exclude: ['/about'] }, ['/pricing']],
    ['matching words', { search: 'jobs' }, ['/jobs']],
    [
      'subdomains',
      { sitemap: 'skip', include_subdomains: true },
      ['/', '/about', '/jobs', 'https://docs.acme.example/start'],
    ],
  ])('returns %s when requested', async (_title, params, expected) => {
    expect(pathsOf(await mapping(SITE, params).call())).toEqual(expected);
  });

  it('says when the limit cuts the links', async () => {
    const result = await mapping(SITE, { limit: 2 }).call();
    expect(pathsOf(result)).toEqual(['/', '/about']);
    expect(result).toMatchObject({ total: 5, is_complete: false });
  });

  it('requests only what is needed, respecting robots.txt', async () => {
    const { outbound, call } = mapping(SITE, { sitemap: 'only' });
    await call();
    expect(outbound.requests.map(({ url }) => url.replace(ORIGIN, ''))).toEqual([
      '/robots.txt',
      '/index.xml',
      '/sitemap.xml',
      '/a.xml.gz',
      '/gone.xml',
    ]);
    expect(outbound.requests.every(({ respectRobots }) => respectRobots)).toBe(true);
  });

  it('takes the sitemaps of a site whose start page is refused', async () => {
    const refused: ScriptedAnswer = { status: 403, headers: { 'content-type': 'text/html' }, body: 'no' };
    expect(pathsOf(await mapping({ ...SITE, '/': refused }).call())).toEqual([
      '/about',
      '/pricing',
      '/old?page=2',
    ]);
  });

  it('maps the site to which the start page redirects', async () => {
    const moved = { ...page('New', '/b'), url: 'https://www.new.example/home' } as ScriptedAnswer;
    const { call, outbound } = mapping({ '/': moved });
    expect(pathsOf(await call())).toEqual(['https://www.new.example/home', 'https://www.new.example/b']);
    expect(outbound.requests.map(({ url }) => url)).toContain('https://www.new.example/sitemap.xml');
  });

  it.each<[string, ScriptedAnswer, Partial<ProviderFailure>]>([
    ['no start page', NOT_FOUND, { outcome: 'blocked', isFinal: true }],
    ['no name', new OutboundError('dns', 'unknown'), { outcome: 'upstream_error' }],
    ['a robots.txt that forbids it', new OutboundError('robots_disallowed', 'no'), { outcome: 'blocked' }],
  ])('fails for a site with %s and no sitemap', async (_title, answer, failure) => {
    await expect(mapping({ '/': answer }).call()).rejects.toMatchObject(failure);
  });

  it('finds nothing where only sitemaps are requested and there are none', async () => {
    expect(await mapping({}, { sitemap: 'only' }).call()).toMatchObject({ links: [], total: 0 });
  });

  it('ignores sitemaps that are not text or expand too far', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
    const broken = { '/sitemap.xml': { body: bomb }, '/': page('Acme', '/jobs') };
    expect(pathsOf(await mapping(broken).call())).toEqual(['/', '/jobs']);
  });

  it('refuses addresses that are never fetched', async () => {
    const refused = new OutboundError('refused_address', 'private');
    await expect(mapping({ '/': refused }).call()).rejects.toBeInstanceOf(InvalidUrlError);
    await expect(mapping({}, { url: 'file:///etc/passwd' }).call()).rejects.toBeInstanceOf(InvalidUrlError);
  });

  it('ends when the caller leaves', async () => {
    const { provider } = mapping(SITE);
    const context = { signal: AbortSignal.abort(), timeoutMs: 20_000, requestId: 'r1' };
    await expect(provider.call(paramsOf({}), context)).rejects.toThrow(/abort/i);
  });
});
