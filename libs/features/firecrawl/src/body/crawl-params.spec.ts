import { describe, expect, it } from 'vitest';
import { crawlParamsOf } from './crawl-params.js';

const url = 'https://a.example/docs/';

describe('crawlParamsOf', () => {
  it('translates what a caller of Firecrawl sends', () => {
    expect(
      crawlParamsOf({
        url,
        limit: 20,
        maxDiscoveryDepth: 3,
        includePaths: ['^/docs/.*'],
        excludePaths: ['old'],
        allowSubdomains: true,
        delay: 1.5,
        sitemap: 'skip',
        scrapeOptions: { formats: ['markdown', { type: 'links' }], timeout: 90_000, onlyMainContent: true },
        origin: 'js-sdk@4.42.0',
      }),
    ).toMatchObject({
      url,
      limit: 20,
      max_depth: 3,
      include: ['/docs/*'],
      exclude: ['*old*'],
      include_subdomains: true,
      delay_ms: 1_500,
      sitemap: 'skip',
      formats: ['markdown', 'links', 'metadata'],
      page_timeout_ms: 60_000,
    });
  });

  it('remains below the first page unless the entire domain is requested', () => {
    expect(crawlParamsOf({ url })).toMatchObject({ include: ['/docs*'] });
    expect(crawlParamsOf({ url, crawlEntireDomain: true })).toMatchObject({ include: [] });
    expect(crawlParamsOf({ url: 'https://a.example/' })).toMatchObject({ include: [] });
  });

  it.each<[object, string]>([
    [{ webhook: 'https://b.example/' }, 'webhook is not supported here'],
    [{ prompt: 'find it' }, 'prompt is not supported here'],
    [{ ignoreRobotsTxt: true }, 'ignoreRobotsTxt is not supported here'],
    [{ limit: '20' }, 'limit must be a number'],
    [{ includePaths: ['a|b'] }, 'includePaths has "a|b"'],
    [{ scrapeOptions: { formats: ['screenshot'] } }, 'scrapeOptions.formats has screenshot'],
    [
      { scrapeOptions: { onlyMainContent: false } },
      'scrapeOptions.onlyMainContent is supported with true only',
    ],
    [{ scrapeOptions: { headers: { a: 'b' } } }, 'scrapeOptions.headers is not supported here'],
    [{ scrapeOptions: { waitFor: 100 } }, 'scrapeOptions.waitFor is not supported in crawls here'],
  ])('refuses %j', (fields, message) => {
    expect(() => crawlParamsOf({ url, ...fields })).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ message: expect.stringContaining(message) })],
      }),
    );
  });

  it('accepts options that ask for nothing', () => {
    const idle = {
      ignoreRobotsTxt: false,
      webhook: null,
      prompt: undefined,
      scrapeOptions: { headers: {}, mobile: false },
    };
    expect(() => crawlParamsOf({ url, ...idle })).not.toThrow();
  });
});
