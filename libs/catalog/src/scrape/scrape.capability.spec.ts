import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { scrape } from './scrape.capability.js';
import { ScrapeParams } from './scrape.params.js';
import type { ScrapeResult } from './scrape.result.js';

const result = (over: Partial<ScrapeResult>): ScrapeResult => ({
  url: 'https://a.example/',
  final_url: 'https://a.example/',
  status_code: 200,
  title: 'A page',
  markdown: null,
  text: null,
  html: null,
  links: null,
  metadata: null,
  ...over,
});

const METADATA = {
  title: null,
  description: null,
  author: null,
  published_at: null,
  language: null,
  site_name: null,
  canonical_url: null,
  image: null,
  content_type: null,
};

function faultsOf(params: object): string[] {
  return validateSync(plainToInstance(ScrapeParams, params), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map((fault) => fault.property);
}

describe('scrape', () => {
  it('costs one credit and has the timeout of the caller', () => {
    expect(scrape).toMatchObject({ name: 'scrape', path: 'scrape', credits: 1 });
    expect(scrape.deadlineMs(plainToInstance(ScrapeParams, { url: 'x', timeout_ms: 3_000 }))).toBe(3_000);
    expect(scrape.deadlineMs(plainToInstance(ScrapeParams, { url: 'x' }))).toBe(20_000);
  });

  it.each<[object, string[]]>([
    [{ url: 'https://a.example/' }, []],
    [{ url: 'https://a.example/', formats: ['text', 'links'], timeout_ms: 1_000 }, []],
    [{}, ['url']],
    [{ url: 7 }, ['url']],
    [{ url: 'x', formats: [] }, ['formats']],
    [{ url: 'x', formats: ['pdf'] }, ['formats']],
    [{ url: 'x', formats: 'text' }, ['formats']],
    [{ url: 'x', timeout_ms: 999 }, ['timeout_ms']],
    [{ url: 'x', timeout_ms: 60_001 }, ['timeout_ms']],
    [{ url: 'x', timeout_ms: 1_000.5 }, ['timeout_ms']],
    [{ url: 'x', headers: {} }, ['headers']],
  ])('reports the errors of %j', (params, properties) => {
    expect(faultsOf(params)).toEqual(properties);
  });

  it.each<[string, boolean]>([
    ['file:///etc/passwd', true],
    ['index://manual/pump.html', true],
    ['https://a.example/', false],
  ])('blames the caller for %s if no provider serves it: %s', (url, isRefused) => {
    const refusal = scrape.refusal?.(plainToInstance(ScrapeParams, { url }));
    expect(refusal?.slug).toBe(isRefused ? 'invalid-url' : undefined);
  });

  it('has valid examples', () => {
    for (const { params } of scrape.examples) expect(faultsOf(params)).toEqual([]);
  });

  it.each<[string, Partial<ScrapeResult>, 'ok' | 'empty']>([
    ['content', { markdown: '# A page\n\nText.' }, 'ok'],
    ['no content', { markdown: ' \n', text: '' }, 'empty'],
    ['metadata alone', { metadata: METADATA }, 'ok'],
    ['links alone', { links: [{ url: 'https://b.example/', text: '' }] }, 'ok'],
    ['links requested but none present', { links: [] }, 'empty'],
    [
      'the text of a wall',
      { title: 'Just a moment...', markdown: 'Enable JavaScript and cookies to continue' },
      'empty',
    ],
    ['the text of a check', { markdown: '# Verify you are human\n\nPress and hold to confirm.' }, 'empty'],
    [
      'an article on walls',
      { markdown: `How sites verify you are human. ${'More on that. '.repeat(200)}` },
      'ok',
    ],
  ])('accepts or rejects: %s', (_, over, expected) => {
    expect(scrape.accept(result(over), new ScrapeParams())).toBe(expected);
  });
});
