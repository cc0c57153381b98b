import { InvalidUrlError, OutboundError, ReadingThreads, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { ExtractionPool } from '@capstan/page-reading';
import { afterAll, expect } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { TavilyScrapeProvider } from './tavily.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

describeProvider(TavilyScrapeProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams' }),
  services: (outbound) => [
    new VendorTargets({ allowHosts: ['wiki.example:443'] }, outbound, () => Promise.resolve([])),
    new PageReader(pool),
  ],
  serves: [{ mode: 'auto' }, { formats: ['text'] }],
  declines: [
    { mode: 'browser' },
    { mode: 'fetch' },
    { wait_for: '1500' },
    { formats: ['markdown', 'html'] },
    { formats: ['links'] },
    { url: 'https://wiki.example/' },
  ],
  ok: 'page.json',
  cases: [
    {
      title: 'hands on the Markdown that Tavily extracted',
      params: { formats: ['markdown', 'text', 'metadata'] },
      answer: 'page.json',
      like: {
        url: 'https://estuary.example/tide-mills#dams',
        final_url: 'https://estuary.example/tide-mills',
        status_code: 200,
        title: 'Tide mills',
        markdown: expect.stringMatching(/^# Tide mills\n\nA tide mill/),
        text: expect.stringContaining('eight hundred years'),
        html: null,
        links: null,
        metadata: { title: 'Tide mills' },
      },
    },
    {
      title: 'sends the key',
      timeoutMs: 20_000,
      answer: 'page.json',
      request: {
        method: 'POST',
        url: 'https://api.tavily.com/extract',
        headers: { authorization: 'Bearer k-for-tests' },
        json: expect.objectContaining({
          urls: ['https://estuary.example/tide-mills'],
          format: 'markdown',
          timeout: 19,
        }),
      },
    },
    {
      title: 'says that it has no key',
      env: { TAVILY_API_KEY: undefined },
      answer: 'page.json',
      request: { headers: { authorization: undefined, 'x-tavily-access-mode': 'keyless' } },
    },
    {
      title: 'never sends Tavily a non-public URL',
      params: { url: 'http://10.0.0.5/' },
      request: [],
      failure: InvalidUrlError,
    },
    {
      title: 'without a key, classes the cap of a day',
      env: { TAVILY_API_KEY: undefined },
      answer: { status: 429, fixture: 'keyless-daily-cap.json' },
      failure: ['quota_exhausted', 20_711],
    },
    {
      title: 'without a key, classes the cap of an hour',
      env: { TAVILY_API_KEY: undefined },
      answer: { status: 429, fixture: 'keyless-hourly-cap.json' },
      failure: ['rate_limited', 1260],
    },
  ],
  faults: [
    ['a page that failed, under 200', 'failed.json', { outcome: 'upstream_error', isTarget: true }],
    [
      'a page that refuses, under 200',
      'failed-403.json',
      { outcome: 'blocked', message: expect.stringContaining('403') },
    ],
    [
      'a page that took too long, under 200',
      { json: { results: [], failed_results: [{ url: 'x', error: 'Timed out' }] } },
      { outcome: 'timeout', isTarget: true },
    ],
    ['a bot wall under 200', 'wall.json', 'blocked'],
    ['an empty page', { json: { results: [{ url: 'https://a.example/', raw_content: '' }] } }, 'blocked'],
    ['neither page nor failure', { json: { results: [], failed_results: [] } }, 'upstream_error'],
    ['the plan used up', { status: 432, fixture: 'plan-limit.json' }, 'quota_exhausted'],
    ['a bad key', { status: 401, fixture: 'unauthorized.json' }, 'misconfigured'],
    [
      'requests per minute',
      {
        status: 429,
        retryAfter: 9,
        json: { detail: { error: 'Too many requests' } },
      },
      ['rate_limited', 9],
    ],
    ['a server fault', { status: 500 }, { outcome: 'upstream_error', isTarget: false }],
    [
      'a page too large',
      new OutboundError('too_large', 'too large'),
      { outcome: 'blocked', isFinal: true, message: expect.stringContaining('max_bytes') },
    ],
  ],
});
