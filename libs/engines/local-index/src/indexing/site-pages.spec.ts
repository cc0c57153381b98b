import { FakeOutboundClient } from '@capstan/platform-testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SitePages } from './site-pages.js';

const ORIGIN = 'https://docs.example';

/** Milliseconds between the requests for robots.txt, the sitemap and two pages, whose answers take no time. */
const visitThree = async (robots: string, delayMs: number): Promise<number[]> => {
  const requestedAt: number[] = [];
  const outbound = new FakeOutboundClient(({ url }) => {
    requestedAt.push(performance.now());
    return url.endsWith('/robots.txt') ? { body: robots } : { status: 404 };
  });
  const pages = new SitePages(outbound, ORIGIN, { delayMs, signal: undefined });
  const visiting = (async () => {
    await pages.listed(10);
    for (const page of ['/a', '/b']) await pages.visit(ORIGIN + page);
  })();
  await vi.runAllTimersAsync();
  await visiting;
  expect(requestedAt).toHaveLength(4);
  return requestedAt.slice(1).map((at, index) => at - (requestedAt[index] as number));
};

describe('the delay between two requests of a site', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['as configured', '', 100_000, 100_000],
    ['as robots.txt requires when that is longer', 'User-agent: *\nCrawl-delay: 20', 100, 20_000],
    ['as configured when that is longer', 'User-agent: *\nCrawl-delay: 1', 100_000, 100_000],
    ['never more than a minute for robots.txt', 'User-agent: *\nCrawl-delay: 86400', 100, 60_000],
  ])('is %s', async (_, robots, delayMs, expected) => {
    // The sitemap and both pages: robots.txt, which says how long to wait, is asked for at once.
    const [, ...waits] = await visitThree(robots, delayMs);
    expect(waits).toEqual([expected, expected]);
  });

  it('is zero by default', async () => {
    expect(await visitThree('', 0)).toEqual([0, 0, 0]);
  });
});
