import { type CallContext, InvalidUrlError, VendorTargets, failureForError } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { TavilyScrapeProvider } from './tavily.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<ScrapeParams> = {}): ScrapeParams =>
  Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams', ...fields });
const context: CallContext = { signal: AbortSignal.timeout(60_000), timeoutMs: 20_000, requestId: 'r1' };

const setUp = (answer: ScriptedAnswer, apiKey?: string) => {
  const outbound = new FakeOutboundClient(() => answer);
  const provider = new TavilyScrapeProvider(
    { apiKey, baseUrl: 'https://api.tavily.com' },
    outbound,
    new VendorTargets({ allowHosts: ['wiki.example:443'] }, outbound, () => Promise.resolve([])),
    new PageReader(pool),
  );
  return { outbound, provider };
};
const failureOf = async (answer: ScriptedAnswer, apiKey?: string) =>
  failureForError(
    await setUp(answer, apiKey)
      .provider.call(params(), context)
      .then(
        () => new Error('no failure'),
        (error: unknown) => error,
      ),
  );

describe('TavilyScrapeProvider', () => {
  it('hands on the Markdown that Tavily extracted', async () => {
    const { provider } = setUp(jsonAnswer(fixture('page.json')));
    await expect(
      provider.call(params({ formats: ['markdown', 'text', 'metadata'] }), context),
    ).resolves.toMatchObject({
      url: 'https://estuary.example/tide-mills#dams',
      final_url: 'https://estuary.example/tide-mills',
      status_code: 200,
      title: 'Tide mills',
      markdown: expect.stringMatching(/^# Tide mills\n\nA tide mill/),
      text: expect.stringContaining('eight hundred years'),
      html: null,
      links: null,
      metadata: { title: 'Tide mills' },
    });
  });

  it('serves with and without a key, and says which', async () => {
    const keyed = setUp(jsonAnswer(fixture('page.json')), 'k-for-tests');
    const free = setUp(jsonAnswer(fixture('page.json')));
    for (const { provider } of [keyed, free]) {
      expect(provider.isConfigured()).toBe(true);
      await provider.call(params(), context);
    }
    expect(keyed.outbound.requests[0]).toMatchObject({
      url: 'https://api.tavily.com/extract',
      method: 'POST',
      headers: { authorization: 'Bearer k-for-tests' },
      json: { urls: ['https://estuary.example/tide-mills'], format: 'markdown', timeout: 19 },
    });
    expect(free.outbound.requests[0]!.headers).toMatchObject({ 'x-tavily-access-mode': 'keyless' });
    expect(free.outbound.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  it.each<[Partial<ScrapeParams>, boolean]>([
    [{ mode: 'auto' }, true],
    [{ mode: 'browser' }, false],
    [{ mode: 'fetch' }, false],
    [{ wait_for: '1500' }, false],
    [{ formats: ['text'] }, true],
    [{ formats: ['markdown', 'html'] }, false],
    [{ formats: ['links'] }, false],
    [{ url: 'https://wiki.example/' }, false],
  ])('serves %o: %s', (fields, expected) => {
    expect(setUp({}).provider.supports(params(fields))).toBe(expected);
  });

  it('never tells Tavily of an address that is not public', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('page.json')));
    await expect(provider.call(params({ url: 'http://10.0.0.5/' }), context)).rejects.toThrow(
      InvalidUrlError,
    );
    expect(outbound.requests).toHaveLength(0);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'a page that failed, under 200',
      jsonAnswer(fixture('failed.json')),
      { outcome: 'upstream_error', isTarget: true },
    ],
    [
      'a page that refuses, under 200',
      jsonAnswer(fixture('failed-403.json')),
      { outcome: 'blocked', message: expect.stringContaining('403') },
    ],
    [
      'a page that took too long, under 200',
      jsonAnswer('{"results":[],"failed_results":[{"url":"x","error":"Timed out"}]}'),
      { outcome: 'timeout', isTarget: true },
    ],
    ['a bot wall under 200', jsonAnswer(fixture('wall.json')), { outcome: 'blocked' }],
    [
      'an empty page',
      jsonAnswer('{"results":[{"url":"https://a.example/","raw_content":""}]}'),
      { outcome: 'blocked' },
    ],
    [
      'neither page nor failure',
      jsonAnswer('{"results":[],"failed_results":[]}'),
      { outcome: 'upstream_error' },
    ],
    ['the plan used up', jsonAnswer(fixture('plan-limit.json'), 432), { outcome: 'quota_exhausted' }],
    ['a bad key', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
    [
      'requests per minute',
      jsonAnswer('{"detail":{"error":"Too many requests"}}', 429, { 'retry-after': '9' }),
      { outcome: 'rate_limited', retryAfterSeconds: 9 },
    ],
    ['a server fault', jsonAnswer('', 500), { outcome: 'upstream_error', isTarget: false }],
    ['truncated JSON', jsonAnswer(fixture('page.json').slice(0, 200)), { outcome: 'upstream_error' }],
    [
      'a page too large',
      new OutboundError('too_large', 'too large'),
      { outcome: 'blocked', isFinal: true, message: expect.stringContaining('max_bytes') },
    ],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    const failure = await failureOf(answer, 'k-for-tests');
    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toContain('k-for-tests');
  });

  it.each([
    ['keyless-daily-cap.json', 'quota_exhausted', 20_711],
    ['keyless-hourly-cap.json', 'rate_limited', 1260],
  ])('keyless, classes %s', async (name, outcome, retryAfterSeconds) => {
    expect(await failureOf(jsonAnswer(fixture(name), 429))).toMatchObject({ outcome, retryAfterSeconds });
  });
});
