import type { CapabilityClient, CapabilityClientResult, JobContext, ReadingThreads } from '@capstan/kit';
import { AppError, InvalidRequestError, InvalidUrlError } from '@capstan/kit';
import { MemoryJobItems } from '@capstan/kit/testing';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CrawlParams } from '../../crawl.params.js';
import { HostPace } from '../../site/host-pace.js';
import { CrawlerProvider } from './crawler.provider.js';

const ORIGIN = 'https://a.example';
const CONFIG = { maxPages: 500, concurrency: 2 };

/** Links of each page by its path; an error, or another address, instead. */
type Site = Record<string, string[] | Error | { finalUrl: string }>;

let visited: string[];
let checkpoint: unknown;
let items: MemoryJobItems;

beforeEach(() => {
  visited = [];
  checkpoint = undefined;
  items = new MemoryJobItems();
});

const pageOf = (url: string, finalUrl: string, links: string[]): CapabilityClientResult => ({
  provider: 'direct_fetch',
  result: {
    url,
    final_url: finalUrl,
    links: links.map((path) => ({ url: new URL(path, finalUrl).href, text: '' })),
  },
});

function crawler(site: Site) {
  const call = (_name: string, params: object): Promise<CapabilityClientResult | null> => {
    const { url } = params as { url: string };
    const path = url.replace(ORIGIN, '');
    visited.push(path);
    const page = site[path];
    if (page instanceof Error) return Promise.reject(page);
    if (page === undefined) return Promise.resolve(null);
    return Promise.resolve(Array.isArray(page) ? pageOf(url, url, page) : pageOf(url, page.finalUrl, []));
  };
  const outbound = new FakeOutboundClient(() => ({ status: 404 }));
  const capabilities = { call } as unknown as CapabilityClient;
  return new CrawlerProvider(CONFIG, capabilities, outbound, {} as ReadingThreads, new HostPace());
}

const job = (): JobContext => ({
  id: 'job_1',
  checkpoint,
  items,
  waitFor: <T>(wait: () => Promise<T>) => wait(),
  report: () => Promise.resolve(),
  save: (state) => {
    checkpoint = state;
    return Promise.resolve();
  },
});

const run = (site: Site, params: Partial<CrawlParams> = {}, timeoutMs = 600_000) =>
  crawler(site).call(Object.assign(new CrawlParams(), { url: `${ORIGIN}/`, ...params }), {
    signal: new AbortController().signal,
    timeoutMs,
    requestId: 'job_1',
    job: job(),
  });

describe('the crawler', () => {
  it('visits each page that is linked once', async () => {
    const result = await run({ '/': ['/a', '/b'], '/a': ['/', '/b#x'], '/b': ['/c'], '/c': [] });
    expect(visited).toEqual(['/', '/a', '/b', '/c']);
    expect(result).toMatchObject({ pages_read: 4, pages_failed: 0, is_complete: true, stopped_by: null });
  });

  it('records why a page could not be read', async () => {
    await run({ '/': ['/a', '/b'], '/a': new InvalidUrlError('not a public address') });
    expect(
      items.all.map(({ ending }) => (typeof ending === 'object' ? ending.output : ending)),
    ).toMatchObject([
      { error: null },
      { page: null, error: { slug: 'invalid-url' } },
      { page: null, error: { slug: 'content-blocked', detail: 'the page has no content' } },
    ]);
  });

  it('stops at its limit', async () => {
    const result = await run({ '/': ['/a', '/b', '/c'], '/a': [], '/b': [], '/c': [] }, { limit: 2 });
    expect(visited).toHaveLength(2);
    expect(result).toMatchObject({ pages_read: 2, is_complete: false, stopped_by: 'limit' });
  });

  it('stops in time, with the pages that it has', async () => {
    const result = await run({ '/': ['/a'], '/a': [] }, {}, 20_000);
    expect(result).toMatchObject({ pages_read: 1, is_complete: false, stopped_by: 'time' });
  });

  it('takes two addresses that redirect to one page for one', async () => {
    const target = { finalUrl: `${ORIGIN}/new` };
    const result = await run({ '/': ['/a', '/b'], '/a': target, '/b': target });
    expect(result).toMatchObject({ pages_read: 2, pages_failed: 0 });
  });

  it('takes the site to which the first page redirects', async () => {
    const result = await run({ '/': { finalUrl: 'https://b.example/' } });
    expect(result).toMatchObject({ pages_read: 1 });
    expect(checkpoint).toEqual({ origin: 'https://b.example' });
  });

  it('continues from the items and the checkpoint of another worker', async () => {
    const site: Site = { '/': ['/a', '/b'], '/a': [], '/b': [] };
    const full = items.end.bind(items);
    items.end = (item, ending, found) =>
      item.position === 2 ? Promise.reject(new Error('the worker is gone')) : full(item, ending, found);
    await expect(run(site)).rejects.toThrow('the worker is gone');
    items.end = full;
    visited = [];
    expect(await run(site)).toMatchObject({ pages_read: 3, is_complete: true });
    expect(visited).not.toContain('/');
  });

  it('ends with the stored pages if the storage is full', async () => {
    const store = items.end.bind(items);
    const full = new InvalidRequestError([{ path: '', message: 'full' }]);
    items.end = (item, ending, found) =>
      item.position > 1 ? Promise.reject(full) : store(item, ending, found);
    expect(await run({ '/': ['/a'], '/a': [] })).toMatchObject({ pages_read: 1, stopped_by: 'storage' });
  });

  it('fails if the first page must never be fetched', async () => {
    await expect(run({ '/': new InvalidUrlError('private') })).rejects.toBeInstanceOf(InvalidUrlError);
  });

  it('refuses more pages than the operator allows', () => {
    const refused = () => crawler({}).supports(Object.assign(new CrawlParams(), { limit: 501 }));
    expect(refused).toThrow(AppError);
    expect(refused).toThrow(/at most 500/);
  });
});
