import {
  type CallContext,
  InvalidUrlError,
  OutboundError,
  type OutboundErrorCode,
  ProviderFailure,
  providerInfoOf,
} from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { FakeOutboundClient, type ScriptedAnswer, pdfOf } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { DirectFetchProvider } from './direct-fetch.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const pages = new PageReader(pool);

const PROSE = '<p>Prose that is long enough to be taken for the content of a page by a reader of it.</p>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

interface Attempt {
  outbound: FakeOutboundClient;
  result: Promise<ScrapeResult>;
}

function attempt(
  answer: ScriptedAnswer | ((url: string) => ScriptedAnswer),
  params: Partial<ScrapeParams> = {},
  context: Partial<CallContext> = {},
): Attempt {
  const outbound = new FakeOutboundClient(({ url }) => (typeof answer === 'function' ? answer(url) : answer));
  const result = new DirectFetchProvider(outbound, pages).call(
    Object.assign(new ScrapeParams(), { url: 'https://a.example/page#part', ...params }),
    { signal: AbortSignal.timeout(60_000), timeoutMs: 20_000, requestId: 'req_1', ...context },
  );
  return { outbound, result };
}

async function failureOf({ result }: Attempt): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    return error;
  }
}

describe('DirectFetchProvider', () => {
  it('is always available, and attributes failures to its targets', () => {
    expect(providerInfoOf(DirectFetchProvider)).toMatchObject({
      name: 'direct_fetch',
      failuresAreTargets: true,
    });
    expect(new DirectFetchProvider(new FakeOutboundClient(() => ({})), pages).isConfigured()).toBe(true);
  });

  it.each<[Partial<ScrapeParams>, boolean]>([
    [{}, true],
    [{ mode: 'fetch' }, true],
    [{ mode: 'browser' }, false],
    [{ wait_for: '#list' }, false],
    [{ mode: 'fetch', wait_for: '#list' }, true],
  ])('accepts calls with %j: %s', (params, expected) => {
    const provider = new DirectFetchProvider(new FakeOutboundClient(() => ({})), pages);
    expect(provider.supports(Object.assign(new ScrapeParams(), params))).toBe(expected);
  });

  it('reads a page', async () => {
    const { result } = attempt({
      url: 'https://www.a.example/page/',
      headers: HTML,
      body: `<html lang=en><title>Boats</title><h1>Boats</h1>${PROSE}`,
    });
    await expect(result).resolves.toMatchObject({
      url: 'https://a.example/page#part',
      final_url: 'https://www.a.example/page/',
      status_code: 200,
      title: 'Boats',
      markdown: expect.stringMatching(/^# Boats\n\nProse/),
      text: null,
      html: null,
      links: null,
      metadata: { language: 'en', content_type: 'text/html' },
    });
  });

  it('checks robots.txt, within its time limit', async () => {
    const { outbound, result } = attempt({ headers: HTML, body: PROSE }, {}, { timeoutMs: 1_234 });
    await result;
    const [request] = outbound.requests;
    expect(request).toMatchObject({ url: 'https://a.example/page', respectRobots: true });
    expect(request?.timeoutMs).toBeLessThanOrEqual(1_234);
    expect(request?.signal).toBeInstanceOf(AbortSignal);
  });

  it('requests no more than max_bytes', async () => {
    const { outbound, result } = attempt({ headers: HTML, body: PROSE }, { max_bytes: 2_048 });
    await result;
    expect(outbound.requests[0]?.maxBytes).toBe(2_048);
  });

  it('reads a PDF', async () => {
    const { result } = attempt({
      headers: { 'content-type': 'application/pdf' },
      body: pdfOf(['High water at six.']),
    });
    await expect(result).resolves.toMatchObject({ title: 'Tide tables', markdown: 'High water at six.' });
  });

  it('follows a page that only redirects, up to a limit', async () => {
    const onward = (to: string): string => `<meta http-equiv="refresh" content="0;url=${to}">`;
    const moved = attempt((url) =>
      url.endsWith('/new') ? { headers: HTML, body: PROSE } : { headers: HTML, body: onward('/new') },
    );
    await expect(moved.result).resolves.toMatchObject({ final_url: 'https://a.example/new' });
    const circle = attempt((url) => ({ headers: HTML, body: onward(`${url}x`) }));
    expect(await failureOf(circle)).toMatchObject({ outcome: 'blocked' });
    expect(circle.outbound.requests).toHaveLength(6);
  });

  it.each(['ftp://a.example/', 'no url', 'https://u:p@a.example/', `https://a.example/${'a'.repeat(9_000)}`])(
    'rejects %.40s without a request',
    async (url) => {
      const refused = attempt({ headers: HTML, body: PROSE }, { url });
      expect(await failureOf(refused)).toBeInstanceOf(InvalidUrlError);
      expect(refused.outbound.requests).toHaveLength(0);
    },
  );

  it.each<OutboundErrorCode>(['invalid_url', 'refused_address'])('reports %s to the caller', async (code) => {
    const error = await failureOf(attempt(new OutboundError(code, '10.0.0.1 is private')));
    expect(error).toBeInstanceOf(InvalidUrlError);
    expect(String(error)).not.toContain('10.0.0.1');
  });

  it.each<[OutboundErrorCode, string]>([
    ['dns', 'upstream_error'],
    ['connect', 'upstream_error'],
    ['malformed', 'upstream_error'],
    ['timeout', 'timeout'],
    ['aborted', 'timeout'],
    ['too_large', 'blocked'],
    ['too_many_redirects', 'blocked'],
    ['robots_disallowed', 'blocked'],
  ])('maps %s to %s', async (code, outcome) => {
    const error = await failureOf(attempt(new OutboundError(code, 'x')));
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(error).toMatchObject({ outcome });
  });

  it.each<[number, string]>([
    [401, 'blocked'],
    [403, 'blocked'],
    [404, 'blocked'],
    [410, 'blocked'],
    [429, 'blocked'],
    [451, 'blocked'],
    [500, 'upstream_error'],
    [502, 'upstream_error'],
    [503, 'upstream_error'],
  ])('maps status %i of the page to %s', async (status, outcome) => {
    const error = await failureOf(attempt({ status, headers: HTML, body: `<h1>Oops</h1>${PROSE}` }));
    expect(error).toMatchObject({ outcome, message: expect.stringContaining(String(status)) });
  });

  it.each<[string, ScriptedAnswer, RegExp]>([
    ['a challenge', { headers: { ...HTML, 'cf-mitigated': 'challenge' }, body: PROSE }, /Cloudflare/],
    [
      'a challenge with 503',
      { status: 503, headers: HTML, body: '<title>Just a moment...</title>' },
      /503 \(a Cloudflare/,
    ],
    ['a shell', { headers: HTML, body: '<div id=root></div><script src=a.js></script>' }, /JavaScript/],
    [
      'a picture',
      { headers: { 'content-type': 'image/png' }, body: new Uint8Array([0x89, 0x50, 0, 0]) },
      /image\/png, which has no text/,
    ],
    ['a scan', { headers: { 'content-type': 'application/pdf' }, body: pdfOf(['']) }, /no text/],
    ['an empty answer', { headers: HTML, body: '' }, /no text/],
  ])('rejects %s', async (_, answer, detail) => {
    expect(await failureOf(attempt(answer))).toMatchObject({
      outcome: 'blocked',
      message: expect.stringMatching(detail),
    });
  });

  it.each<[string, ScriptedAnswer | OutboundError, boolean]>([
    ['robots.txt', new OutboundError('robots_disallowed', 'x'), true],
    ['a 404', { status: 404, headers: HTML, body: PROSE }, true],
    ['a soft 404', { headers: HTML, body: '<title>Page not found</title><h1>Page not found</h1>' }, true],
    ['too many bytes', new OutboundError('too_large', 'x'), true],
    ['a picture', { headers: { 'content-type': 'image/png' }, body: new Uint8Array([0x89, 0x50, 0]) }, true],
    ['a scan', { headers: { 'content-type': 'application/pdf' }, body: pdfOf(['']) }, true],
    ['a challenge', { headers: { ...HTML, 'cf-mitigated': 'challenge' }, body: PROSE }, false],
    ['a 403', { status: 403, headers: HTML, body: PROSE }, false],
    ['a 503', { status: 503, headers: HTML, body: PROSE }, false],
    ['a shell', { headers: HTML, body: '<div id=root></div><script src=a.js></script>' }, false],
    ['a circle', new OutboundError('too_many_redirects', 'x'), false],
    ['silence', new OutboundError('timeout', 'x'), false],
    ['no connection', new OutboundError('connect', 'x'), false],
  ])('marks whether other providers may succeed: %s', async (_, answer, isFinal) => {
    expect(await failureOf(attempt(answer))).toMatchObject({ isFinal });
  });

  it('reports a page that is too complex', async () => {
    const impatient = new ReadingThreads({ timeMs: 1 });
    const provider = new DirectFetchProvider(
      new FakeOutboundClient(() => ({ headers: HTML, body: PROSE.repeat(1000) })),
      new PageReader(new ExtractionPool(impatient)),
    );
    const params = Object.assign(new ScrapeParams(), { url: 'https://a.example/' });
    const context = { signal: new AbortController().signal, timeoutMs: 20_000, requestId: 'req_1' };
    await expect(provider.call(params, context)).rejects.toMatchObject({
      outcome: 'blocked',
      message: expect.stringContaining('too complex'),
    });
    await impatient.onApplicationShutdown();
  });

  it('aborts with the attempt', async () => {
    const gone = attempt({ headers: HTML, body: PROSE }, {}, { signal: AbortSignal.abort() });
    expect(await failureOf(gone)).toMatchObject({ outcome: 'timeout' });
  });
});
