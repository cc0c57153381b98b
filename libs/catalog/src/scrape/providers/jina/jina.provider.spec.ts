import { type CallContext, InvalidUrlError, VendorTargets, failureForError } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { JinaProvider } from './jina.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<ScrapeParams> = {}): ScrapeParams =>
  Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams', ...fields });
const context: CallContext = { signal: AbortSignal.timeout(60_000), timeoutMs: 20_000, requestId: 'r1' };
const outboundSettings = {
  allowHosts: ['wiki.example:443'],
  userAgent: 'Capstan/0.1 (+https://x.example)',
  respectsRobots: true,
};

const setUp = (answer: ScriptedAnswer, options: { apiKey?: string; respectsRobots?: boolean } = {}) => {
  const outbound = new FakeOutboundClient(() => answer);
  const settings = { ...outboundSettings, respectsRobots: options.respectsRobots ?? true };
  const provider = new JinaProvider(
    { apiKey: options.apiKey, baseUrl: 'https://r.jina.ai' },
    outbound,
    new VendorTargets(settings, outbound, () => Promise.resolve([])),
    new PageReader(pool),
    settings,
  );
  return { outbound, provider };
};
const failureOf = async (answer: ScriptedAnswer) =>
  failureForError(
    await setUp(answer, { apiKey: 'k-for-tests' })
      .provider.call(params(), context)
      .then(
        () => new Error('no failure'),
        (error: unknown) => error,
      ),
  );

describe('JinaProvider', () => {
  it('reads the page that Jina rendered, in every format', async () => {
    const { provider } = setUp(jsonAnswer(fixture('page.json')));
    const formats = ['markdown', 'text', 'html', 'links', 'metadata'] as const;
    await expect(provider.call(params({ formats: [...formats] }), context)).resolves.toMatchObject({
      url: 'https://estuary.example/tide-mills#dams',
      final_url: 'https://www.estuary.example/tide-mills',
      status_code: 200,
      title: 'Tide mills',
      markdown: expect.stringContaining('A tide mill stores the water'),
      text: expect.stringContaining('eight hundred years'),
      html: expect.stringContaining('<p>'),
      links: [{ url: 'https://www.estuary.example/list', text: 'the list' }],
      metadata: { language: 'en', description: 'How they worked.' },
    });
  });

  it('asks for a fresh page out of a browser, by robots.txt, with or without a key', async () => {
    const keyed = setUp(jsonAnswer(fixture('page.json')), { apiKey: 'k-for-tests' });
    const free = setUp(jsonAnswer(fixture('page.json')), { respectsRobots: false });
    for (const { provider } of [keyed, free]) {
      expect(provider.isConfigured()).toBe(true);
      await provider.call(params({ wait_for: '#results .item' }), context);
    }
    expect(keyed.outbound.requests[0]).toMatchObject({
      url: 'https://r.jina.ai/',
      method: 'POST',
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
    });
    expect(free.outbound.requests[0]!.headers).not.toHaveProperty('authorization');
    expect(free.outbound.requests[0]!.headers).not.toHaveProperty('x-robots-txt');
  });

  it.each<[Partial<ScrapeParams>, boolean]>([
    [{ mode: 'auto' }, true],
    [{ mode: 'browser' }, true],
    [{ mode: 'fetch' }, false],
    [{ wait_for: '#results' }, true],
    [{ wait_for: '1500' }, false],
    [{ wait_for: '#größe' }, false],
    [{ url: 'https://wiki.example/' }, false],
  ])('serves %o: %s', (fields, expected) => {
    expect(setUp({}).provider.supports(params(fields))).toBe(expected);
  });

  it('never tells Jina of an address that is not public', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('page.json')));
    await expect(provider.call(params({ url: 'http://10.0.0.5/' }), context)).rejects.toThrow(
      InvalidUrlError,
    );
    expect(outbound.requests).toHaveLength(0);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'a page that refuses, under 200',
      jsonAnswer(fixture('target-403.json')),
      { outcome: 'blocked', message: expect.stringContaining('403') },
    ],
    [
      'a page that is down, under 200',
      jsonAnswer(fixture('target-503.json')),
      { outcome: 'upstream_error', isTarget: true, message: expect.stringContaining('503') },
    ],
    [
      'its rate limit',
      jsonAnswer(fixture('rate-limited.json'), 429),
      { outcome: 'rate_limited', retryAfterSeconds: 14 },
    ],
    [
      'its rate limit told by the header alone',
      jsonAnswer('', 429, { 'retry-after': '7' }),
      { outcome: 'rate_limited', retryAfterSeconds: 7 },
    ],
    ['its rate limit under 200', jsonAnswer(fixture('rate-limited.json')), { outcome: 'rate_limited' }],
    ['a balance used up', jsonAnswer(fixture('balance.json'), 402), { outcome: 'quota_exhausted' }],
    [
      'a site it refuses',
      jsonAnswer(fixture('blocked-domain.json'), 451),
      { outcome: 'blocked', isFinal: false },
    ],
    ['robots.txt', jsonAnswer(fixture('robots.json'), 403), { outcome: 'blocked', isFinal: true }],
    [
      'a page it cannot reach',
      jsonAnswer(fixture('unreachable.json'), 422),
      { outcome: 'upstream_error', isTarget: true },
    ],
    [
      'a page it has given up',
      jsonAnswer('{"code":400,"status":40006,"name":"OperationNotAllowedError"}', 400),
      { outcome: 'upstream_error', isTarget: true },
    ],
    ['a page without content', jsonAnswer(fixture('nothing.json'), 422), { outcome: 'blocked' }],
    [
      'a bad key',
      jsonAnswer('{"code":401,"status":40103,"name":"AuthenticationFailedError"}', 401),
      { outcome: 'misconfigured' },
    ],
    [
      'a server fault',
      jsonAnswer('{"code":503,"status":50304}', 503),
      { outcome: 'upstream_error', isTarget: false },
    ],
    ['truncated JSON', jsonAnswer(fixture('page.json').slice(0, 200)), { outcome: 'upstream_error' }],
    [
      'an answer without a page',
      jsonAnswer('{"code":200,"status":20000,"data":{}}'),
      { outcome: 'upstream_error' },
    ],
    [
      'a page too large',
      new OutboundError('too_large', 'too large'),
      { outcome: 'blocked', isFinal: true, message: expect.stringContaining('max_bytes') },
    ],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });
});
