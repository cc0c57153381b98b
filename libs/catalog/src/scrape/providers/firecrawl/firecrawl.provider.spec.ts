import { type CallContext, InvalidUrlError, VendorTargets, failureForError } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import { FirecrawlScrapeProvider } from './firecrawl.provider.js';

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<ScrapeParams> = {}): ScrapeParams =>
  Object.assign(new ScrapeParams(), { url: 'https://estuary.example/tide-mills#dams', ...fields });
const context: CallContext = { signal: AbortSignal.timeout(60_000), timeoutMs: 20_000, requestId: 'r1' };

const setUp = (answer: ScriptedAnswer, apiKey?: string) => {
  const outbound = new FakeOutboundClient(() => answer);
  const provider = new FirecrawlScrapeProvider(
    { apiKey, baseUrl: 'https://api.firecrawl.dev' },
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

describe('FirecrawlScrapeProvider', () => {
  it('reads the page out of its raw HTML, in every format', async () => {
    const { provider } = setUp(jsonAnswer(fixture('page.json')));
    const formats = ['markdown', 'text', 'html', 'links', 'metadata'] as const;
    await expect(provider.call(params({ formats: [...formats] }), context)).resolves.toMatchObject({
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
    });
  });

  it('takes the Markdown of documents that are no HTML', async () => {
    const { provider } = setUp(jsonAnswer(fixture('pdf.json')));
    await expect(
      provider.call(params({ formats: ['markdown', 'metadata'] }), context),
    ).resolves.toMatchObject({
      markdown: expect.stringContaining('forty tons of corn'),
      metadata: { content_type: 'application/pdf' },
    });
  });

  it('asks for the page as it is now, with or without a key', async () => {
    const keyed = setUp(jsonAnswer(fixture('page.json')), 'k-for-tests');
    const free = setUp(jsonAnswer(fixture('page.json')));
    for (const { provider } of [keyed, free]) {
      expect(provider.isConfigured()).toBe(true);
      await provider.call(params({ wait_for: '1500' }), context);
    }
    expect(keyed.outbound.requests[0]).toMatchObject({
      url: 'https://api.firecrawl.dev/v2/scrape',
      method: 'POST',
      headers: { authorization: 'Bearer k-for-tests' },
      json: {
        url: 'https://estuary.example/tide-mills',
        formats: [{ type: 'rawHtml' }, { type: 'markdown' }],
        maxAge: 0,
        storeInCache: false,
        skipTlsVerification: false,
        waitFor: 1500,
        timeout: 19_500,
      },
    });
    expect(free.outbound.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  it.each<[Partial<ScrapeParams>, boolean]>([
    [{ mode: 'auto' }, true],
    [{ mode: 'browser' }, true],
    [{ mode: 'fetch' }, false],
    [{ wait_for: '1500' }, true],
    [{ wait_for: '#results' }, false],
    [{ url: 'https://wiki.example/' }, false],
  ])('serves %o: %s', (fields, expected) => {
    expect(setUp({}).provider.supports(params(fields))).toBe(expected);
  });

  it('never tells Firecrawl of an address that is not public', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('page.json')));
    await expect(provider.call(params({ url: 'http://10.0.0.5/' }), context)).rejects.toThrow(
      InvalidUrlError,
    );
    expect(outbound.requests).toHaveLength(0);
  });

  it.each<[string, ScriptedAnswer, object]>([
    [
      'a page that does not exist, under 200',
      jsonAnswer(fixture('target-404.json')),
      { outcome: 'blocked', message: expect.stringContaining('404') },
    ],
    [
      'a page that is broken, under 200',
      jsonAnswer(fixture('target-500.json')),
      { outcome: 'upstream_error', isTarget: true, message: expect.stringContaining('500') },
    ],
    ['a bot wall under 200', jsonAnswer(fixture('wall.json')), { outcome: 'blocked' }],
    ['a site it refuses', jsonAnswer(fixture('unsupported-site.json'), 403), { outcome: 'blocked' }],
    [
      'a name that does not resolve',
      jsonAnswer(fixture('dns.json'), 500),
      { outcome: 'upstream_error', isTarget: true },
    ],
    [
      'a page that took too long',
      jsonAnswer(fixture('timeout.json'), 408),
      { outcome: 'timeout', isTarget: true },
    ],
    ['credits used up', jsonAnswer(fixture('credits.json'), 402), { outcome: 'quota_exhausted' }],
    ['a bad key', jsonAnswer(fixture('unauthorised.json'), 401), { outcome: 'misconfigured' }],
    [
      'its rate limit',
      jsonAnswer(fixture('rate-limited.json'), 429, { 'retry-after': '24' }),
      { outcome: 'rate_limited', retryAfterSeconds: 24 },
    ],
    ['an error under status 200', jsonAnswer(fixture('unauthorised.json')), { outcome: 'upstream_error' }],
    [
      'an answer without a status',
      jsonAnswer('{"success":true,"data":{"rawHtml":"<p>x"}}'),
      { outcome: 'upstream_error' },
    ],
    ['a server fault', jsonAnswer('', 502), { outcome: 'upstream_error', isTarget: false }],
    ['truncated JSON', jsonAnswer(fixture('page.json').slice(0, 300)), { outcome: 'upstream_error' }],
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

  it('keyless, takes the cap of a day for a used-up allowance', async () => {
    const answer = jsonAnswer(fixture('keyless-cap.json'), 429, { 'retry-after': '3600' });
    expect(await failureOf(answer)).toMatchObject({ outcome: 'quota_exhausted', retryAfterSeconds: 3600 });
  });
});
