import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { crawl } from './crawl.capability.js';
import { CrawlParams } from './crawl.params.js';
import type { CrawlResult } from './crawl.result.js';

const URL_TEXT = 'https://a.example/';
const paramsOf = (body: object): CrawlParams => plainToInstance(CrawlParams, body);
const faultsOf = (body: object): string[] =>
  validateSync(paramsOf(body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );

const RESULT: CrawlResult = {
  url: URL_TEXT,
  pages_read: 0,
  pages_failed: 1,
  is_complete: true,
  stopped_by: null,
  items_url: '/v1/jobs/1/items',
};

describe('crawl', () => {
  it.each<[object, string[]]>([
    [{ url: URL_TEXT }, []],
    [{}, ['url']],
    [{ url: URL_TEXT, limit: 10_001 }, ['limit']],
    [{ url: URL_TEXT, max_depth: -1 }, ['max_depth']],
    [{ url: URL_TEXT, include: ['docs'] }, ['include']],
    [{ url: URL_TEXT, exclude: 'x' }, ['exclude']],
    [{ url: URL_TEXT, sitemap: 'maybe' }, ['sitemap']],
    [{ url: URL_TEXT, formats: [] }, ['formats']],
    [{ url: URL_TEXT, delay_ms: 60_001 }, ['delay_ms']],
    [{ url: URL_TEXT, depth: 3 }, ['depth']],
  ])('reports the errors of %j', (body, properties) => {
    expect(faultsOf(body)).toEqual(properties);
  });

  it('has valid examples', () => {
    for (const { params } of crawl.examples) expect(faultsOf(params)).toEqual([]);
  });

  it('holds a credit for each page of its limit', () => {
    expect([crawl.credits, crawl.unit?.count(paramsOf({ url: URL_TEXT, limit: 7 }))]).toEqual([1, 7]);
  });

  it('is free if no page was read', () => {
    expect(crawl.accept(RESULT, new CrawlParams())).toBe('empty');
    expect(crawl.accept({ ...RESULT, pages_read: 1 }, new CrawlParams())).toBe('ok');
  });

  it('has more time for more pages, and at most twelve hours', () => {
    const minutes = (limit: number): number => crawl.deadlineMs(paramsOf({ limit })) / 60_000;
    expect([minutes(4), minutes(10_000)]).toEqual([11, 720]);
  });

  it.each(['file:///etc/passwd', 'https://user:secret@a.example/', 'a.example'])('refuses %s', (url) => {
    expect(crawl.check?.(paramsOf({ url }))?.slug).toBe('invalid-url');
  });
});
