import { InvalidUrlError, OutboundError, ReadingThreads, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { ExtractionPool } from '@capstan/page-reading';
import { afterAll, expect } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { FirecrawlScrapeProvider } from './firecrawl.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

describeProvider(FirecrawlScrapeProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams' }),
  services: (outbound) => [
    new VendorTargets({ allowHosts: ['wiki.example:443'] }, outbound, () => Promise.resolve([])),
    new PageReader(pool),
  ],
  serves: [{ mode: 'auto' }, { mode: 'browser' }, { wait_for: '1500' }],
  declines: [{ mode: 'fetch' }, { wait_for: '#results' }, { url: 'https://wiki.example/' }],
  ok: 'page.json',
  cases: [
    {
      title: 'reads the page out of its raw HTML, in every format',
      params: { formats: ['markdown', 'text', 'html', 'links', 'metadata'] },
      answer: 'page.json',
      like: {
        url: 'https://estuary.example/tide-mills#dams',
        final_url: 'https://www.estuary.example/tide-mills',
        status_code: 200,
        title: 'Tide mills',
        markdown: expect.stringContaining('eight hundred years'),
        text: expect.not.stringContaining('Home'),
        html: expect.stringContaining('<p>'),
        links: [
          { url: 'https://www.estuary.example/', text: 'Home' },
          { url: 'https://www.estuary.example/list', text: 'the list' },
        ],
        metadata: { language: 'en', content_type: 'text/html' },
      },
    },
    {
      title: 'takes the Markdown of documents that are not HTML',
      params: { formats: ['markdown', 'metadata'] },
      answer: 'pdf.json',
      like: {
        markdown: expect.stringContaining('forty tons of corn'),
        metadata: { content_type: 'application/pdf' },
      },
    },
    {
      title: 'requests the current page',
      params: { wait_for: '1500' },
      timeoutMs: 20_000,
      answer: 'page.json',
      request: {
        method: 'POST',
        url: 'https://api.firecrawl.dev/v2/scrape',
        headers: { authorization: 'Bearer k-for-tests' },
        json: {
          url: 'https://estuary.example/tide-mills',
          formats: [{ type: 'rawHtml' }, { type: 'markdown' }],
          onlyMainContent: false,
          maxAge: 0,
          storeInCache: false,
          skipTlsVerification: false,
          waitFor: 1500,
          timeout: 19_500,
        },
      },
    },
    {
      title: 'sends no key when there is none',
      env: { FIRECRAWL_API_KEY: undefined },
      answer: 'page.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'never sends Firecrawl a non-public URL',
      params: { url: 'http://10.0.0.5/' },
      request: [],
      failure: InvalidUrlError,
    },
    {
      title: 'without a key, takes the cap of a day for a used-up allowance',
      env: { FIRECRAWL_API_KEY: undefined },
      answer: { status: 429, retryAfter: 3600, fixture: 'keyless-cap.json' },
      failure: ['quota_exhausted', 3600],
    },
  ],
  faults: [
    [
      'a page that does not exist, under 200',
      'target-404.json',
      { outcome: 'blocked', message: expect.stringContaining('404') },
    ],
    [
      'a page that is broken, under 200',
      'target-500.json',
      { outcome: 'upstream_error', isTarget: true, message: expect.stringContaining('500') },
    ],
    ['a bot wall under 200', 'wall.json', 'blocked'],
    ['a site it refuses', { status: 403, fixture: 'unsupported-site.json' }, 'blocked'],
    [
      'a name that does not resolve',
      { status: 500, fixture: 'dns.json' },
      { outcome: 'upstream_error', isTarget: true },
    ],
    [
      'a page that took too long',
      { status: 408, fixture: 'timeout.json' },
      { outcome: 'timeout', isTarget: true },
    ],
    ['credits used up', { status: 402, fixture: 'credits.json' }, 'quota_exhausted'],
    ['a bad key', { status: 401, fixture: 'unauthorized.json' }, 'misconfigured'],
    ['its rate limit', { status: 429, retryAfter: 24, fixture: 'rate-limited.json' }, ['rate_limited', 24]],
    ['an error under status 200', 'unauthorized.json', 'upstream_error'],
    ['an answer without a status', { json: { success: true, data: { rawHtml: '<p>x' } } }, 'upstream_error'],
    ['a server fault', { status: 502 }, { outcome: 'upstream_error', isTarget: false }],
    [
      'a page too large',
      new OutboundError('too_large', 'too large'),
      { outcome: 'blocked', isFinal: true, message: expect.stringContaining('max_bytes') },
    ],
  ],
});
