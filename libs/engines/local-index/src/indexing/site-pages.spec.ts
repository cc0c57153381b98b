import { setTimeout as pause } from 'node:timers/promises';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SitePages } from './site-pages.js';

// Does not sleep: only the delays are recorded.
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

const ORIGIN = 'https://docs.example';
const visitThree = async (robots: string, delayMs: number): Promise<number[]> => {
  const outbound = new FakeOutboundClient(({ url }) =>
    url.endsWith('/robots.txt') ? { body: robots } : { status: 404 },
  );
  const pages = new SitePages(outbound, ORIGIN, { delayMs, signal: undefined });
  await pages.listed(10);
  for (const page of ['/a', '/b']) await pages.visit(ORIGIN + page);
  expect(outbound.requests).toHaveLength(4);
  return vi.mocked(pause).mock.calls.map(([waitMs]: unknown[]) => Number(waitMs));
};

describe('the delay between two requests of a site', () => {
  beforeEach(() => vi.mocked(pause).mockClear());

  it.each([
    ['as configured', '', 100_000, 100_000],
    ['as robots.txt requires when that is longer', 'User-agent: *\nCrawl-delay: 20', 100, 20_000],
    ['as configured when that is longer', 'User-agent: *\nCrawl-delay: 1', 100_000, 100_000],
    ['never more than a minute for robots.txt', 'User-agent: *\nCrawl-delay: 86400', 100, 60_000],
  ])('is %s', async (_, robots, delayMs, expected) => {
    const waits = await visitThree(robots, delayMs);
    // Before the sitemap and both pages; the duration of the responses is subtracted.
    expect(waits.length).toBeGreaterThanOrEqual(2);
    const last = waits.slice(-2);
    for (const waitMs of last) {
      expect(waitMs).toBeGreaterThan(expected * 0.5);
      expect(waitMs).toBeLessThanOrEqual(expected);
    }
  });

  it('is zero by default', async () => {
    expect(await visitThree('', 0)).toEqual([]);
  });
});
