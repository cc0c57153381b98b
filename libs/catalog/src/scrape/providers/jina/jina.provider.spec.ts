import { InvalidUrlError, OutboundError, ReadingThreads, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { ExtractionPool } from '@capstan/page-reading';
import { afterAll, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { JinaProvider } from './jina.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const settings = {
  allowHosts: ['wiki.example:443'],
  userAgent: 'Capstan/0.1 (+https://x.example)',
  respectsRobots: true,
};

describeProvider(JinaProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams' }),
  services: (outbound) => [
    new VendorTargets(settings, outbound, () => Promise.resolve([])),
    new PageReader(pool),
    settings,
  ],
  serves: [{ mode: 'auto' }, { mode: 'browser' }, { wait_for: '#results' }],
  declines: [
    { mode: 'fetch' },
    { wait_for: '1500' },
    { wait_for: '#größe' },
    { url: 'https://wiki.example/' },
  ],
  ok: 'page.json',
  cases: [
    {
      title: 'reads the page that Jina rendered, in every format',
      params: { formats: ['markdown', 'text', 'html', 'links', 'metadata'] },
      answer: 'page.json',
      like: {
        url: 'https://estuary.example/tide-mills#dams',
        final_url: 'https://www.estuary.example/tide-mills',
        status_code: 200,
        title: 'Tide mills',
        markdown: expect.stringContaining('A tide mill stores the water'),
        text: expect.stringContaining('eight hundred years'),
        html: expect.stringContaining('<p>'),
        links: [{ url: 'https://www.estuary.example/list', text: 'the list' }],
        metadata: { language: 'en', description: 'How they worked.' },
      },
    },
    {
      title: 'requests a fresh rendered page, respecting robots.txt',
      params: { wait_for: '#results .item' },
      answer: 'page.json',
      request: {
        method: 'POST',
        url: 'https://r.jina.ai/',
        json: { url: 'https://estuary.example/tide-mills' },
        headers: {
          accept: 'application/json',
          authorization: 'Bearer k-for-tests',
          'x-respond-with': 'html',
          'x-engine': 'browser',
          'x-base': 'final',
          'x-no-cache': 'true',
          'x-robots-txt': 'Capstan',
          'x-wait-for-selector': '#results .item',
        },
      },
    },
    {
      title: 'sends no key when there is none',
      env: { JINA_API_KEY: undefined },
      answer: 'page.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'never sends Jina a non-public URL',
      params: { url: 'http://10.0.0.5/' },
      request: [],
      failure: InvalidUrlError,
    },
  ],
  faults: [
    [
      'a page that refuses, under 200',
      'target-403.json',
      { outcome: 'blocked', message: expect.stringContaining('403') },
    ],
    [
      'a page that is down, under 200',
      'target-503.json',
      { outcome: 'upstream_error', isTarget: true, message: expect.stringContaining('503') },
    ],
    ['its rate limit', { status: 429, fixture: 'rate-limited.json' }, ['rate_limited', 14]],
    ['its rate limit under 200', 'rate-limited.json', 'rate_limited'],
    ['a balance used up', { status: 402, fixture: 'balance.json' }, 'quota_exhausted'],
    [
      'a site it refuses',
      { status: 451, fixture: 'blocked-domain.json' },
      { outcome: 'blocked', isFinal: false },
    ],
    ['robots.txt', { status: 403, fixture: 'robots.json' }, { outcome: 'blocked', isFinal: true }],
    [
      'a page it cannot reach',
      { status: 422, fixture: 'unreachable.json' },
      { outcome: 'upstream_error', isTarget: true },
    ],
    [
      'a page that it cannot read',
      { status: 400, json: { code: 400, status: 40006, name: 'OperationNotAllowedError' } },
      { outcome: 'upstream_error', isTarget: true },
    ],
    ['a page without content', { status: 422, fixture: 'nothing.json' }, 'blocked'],
    [
      'a bad key',
      { status: 401, json: { code: 401, status: 40103, name: 'AuthenticationFailedError' } },
      'misconfigured',
    ],
    [
      'a server fault',
      { status: 503, json: { code: 503, status: 50304 } },
      { outcome: 'upstream_error', isTarget: false },
    ],
    ['an answer without a page', { json: { code: 200, status: 20000, data: {} } }, 'upstream_error'],
    [
      'a page too large',
      new OutboundError('too_large', 'too large'),
      { outcome: 'blocked', isFinal: true, message: expect.stringContaining('max_bytes') },
    ],
  ],
  more: (bench) => {
    it('does not identify itself for robots.txt when the operator disabled it', async () => {
      settings.respectsRobots = false;
      const { requests } = await bench.call({ answer: 'page.json' });
      settings.respectsRobots = true;
      expect(requests[0]?.headers).not.toHaveProperty('x-robots-txt');
    });
  },
});
