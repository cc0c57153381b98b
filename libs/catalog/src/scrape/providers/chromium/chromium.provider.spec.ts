import {
  Browser,
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  type ProviderFailure,
  type VisitedPage,
  providerInfoOf,
} from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { PageReader } from '../../page-reader.js';
import { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { ChromiumProvider } from './chromium.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const PROSE = '<p>Prose that is long enough to be taken for the content of a page by a reader of it.</p>';
const SHELL = '<div id=root></div><script src=a.js></script>';
const CHALLENGE = '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>';

type Visit = Parameters<Browser['visit']>[0];

/** The content of the page at each successive read. */
interface Shown {
  url?: string;
  status?: number;
  headers?: Record<string, string>;
  html: string | string[];
}

class FakeBrowser extends Browser {
  readonly visits: Visit[] = [];
  available = true;

  constructor(private readonly answer: (visit: Visit, count: number) => Shown | BrowserError) {
    super();
  }

  override isAvailable(): boolean {
    return this.available;
  }

  override async visit<T>(options: Visit, read: (page: VisitedPage) => Promise<T>): Promise<T> {
    this.visits.push(options);
    const shown = this.answer(options, this.visits.length);
    if (shown instanceof BrowserError) throw shown;
    const looks = [shown.html].flat();
    return read({
      url: shown.url ?? options.url,
      status: shown.status ?? 200,
      headers: shown.headers ?? { 'content-type': 'text/html' },
      html: async () => (looks.length > 1 ? looks.shift() : looks[0]) ?? '',
      screenshot: () => Promise.reject(new Error('screenshots are not part of this test')),
    });
  }
}

interface Attempt {
  browser: FakeBrowser;
  result: Promise<ScrapeResult>;
}

function attempt(
  answer: Shown | BrowserError | ((visit: Visit, count: number) => Shown | BrowserError),
  params: Partial<ScrapeParams> = {},
  timeoutMs = 20_000,
): Attempt {
  const browser = new FakeBrowser(typeof answer === 'function' ? answer : () => answer);
  const result = new ChromiumProvider(browser, new PageReader(pool)).call(
    Object.assign(new ScrapeParams(), { url: 'https://a.example/page#part', ...params }),
    { signal: new AbortController().signal, timeoutMs, requestId: 'req_1' },
  );
  return { browser, result };
}

const failureOf = ({ result }: Attempt): Promise<ProviderFailure> =>
  result.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: ProviderFailure) => error,
  );

describe('ChromiumProvider', () => {
  it('is available where there is a browser, and attributes failures to its targets', () => {
    expect(providerInfoOf(ChromiumProvider)).toMatchObject({ name: 'chromium', failuresAreTargets: true });
    const browser = new FakeBrowser(() => ({ html: '' }));
    const provider = new ChromiumProvider(browser, new PageReader(pool));
    expect(provider.isConfigured()).toBe(true);
    browser.available = false;
    expect(provider.isConfigured()).toBe(false);
  });

  it('serves all modes but fetch', () => {
    const provider = new ChromiumProvider(new FakeBrowser(() => ({ html: '' })), new PageReader(pool));
    const modes = (['auto', 'browser', 'fetch'] as const).filter((mode) =>
      provider.supports(Object.assign(new ScrapeParams(), { mode })),
    );
    expect(modes).toEqual(['auto', 'browser']);
  });

  it('reads the rendered page', async () => {
    const { result, browser } = attempt({
      url: 'https://www.a.example/page/',
      html: `<html lang=en><title>Boats</title><h1>Boats</h1>${PROSE}`,
    });
    await expect(result).resolves.toMatchObject({
      url: 'https://a.example/page#part',
      final_url: 'https://www.a.example/page/',
      status_code: 200,
      title: 'Boats',
      markdown: expect.stringMatching(/^# Boats\n\nProse/),
    });
    expect(browser.visits[0]).toMatchObject({
      url: 'https://a.example/page',
      respectRobots: true,
      maxBytes: 50 * 1024 * 1024,
    });
    expect(browser.visits[0]?.timeoutMs).toBeLessThanOrEqual(20_000);
  });

  it.each<[string, object]>([
    ['1500', { ms: 1_500 }],
    ['#results .item', { selector: '#results .item' }],
  ])('waits for %s', async (wait_for, waitFor) => {
    const { result, browser } = attempt({ html: PROSE }, { wait_for });
    await result;
    expect(browser.visits[0]?.waitFor).toEqual(waitFor);
  });

  it('loads no more than a page of max_bytes may need, and rejects a larger one', async () => {
    const large = attempt({ html: PROSE.repeat(40) }, { max_bytes: 1_024 });
    expect(await failureOf(large)).toMatchObject({ outcome: 'blocked', isFinal: true });
    expect(large.browser.visits[0]?.maxBytes).toBe(5 * 1_024);
  });

  it('reads again while scripts fill the page', async () => {
    const { result, browser } = attempt({ html: [SHELL, `<p>Loading…</p>`, PROSE] });
    await expect(result).resolves.toMatchObject({ markdown: expect.stringContaining('Prose') });
    expect(browser.visits).toHaveLength(1);
  });

  it('gives up on a page that stays empty', async () => {
    const empty = attempt({ html: SHELL }, {}, 1_000);
    expect(await failureOf(empty)).toMatchObject({
      outcome: 'blocked',
      isFinal: false,
      message: expect.stringContaining('stayed empty'),
    });
  });

  it('visits again, with more time, if a challenge may resolve automatically', async () => {
    const { result, browser } = attempt((_, count) =>
      count === 1 ? { status: 403, html: CHALLENGE } : { html: PROSE },
    );
    await expect(result).resolves.toMatchObject({ status_code: 200 });
    expect(browser.visits.map(({ waitFor }) => waitFor)).toEqual([undefined, { ms: 6_000 }]);
  });

  it('never passes a challenge that stays, and visits a CAPTCHA only once', async () => {
    const challenge = attempt({ html: CHALLENGE });
    expect(await failureOf(challenge)).toMatchObject({ message: expect.stringContaining('Cloudflare') });
    expect(challenge.browser.visits).toHaveLength(2);
    const captcha = attempt({ html: '<title>x</title><div class="h-captcha"></div>' });
    expect(await failureOf(captcha)).toMatchObject({ message: expect.stringContaining('CAPTCHA') });
    expect(captcha.browser.visits).toHaveLength(1);
  });

  it('does not start a visit for which there is no time', async () => {
    const late = attempt({ html: CHALLENGE }, {}, 2_000);
    expect(await failureOf(late)).toMatchObject({ outcome: 'blocked' });
    expect(late.browser.visits).toHaveLength(1);
  });

  it('follows late redirects, up to a limit', async () => {
    const onward = (to: string): string => `<meta http-equiv="refresh" content="9;url=${to}"><p>Moved.</p>`;
    const moved = attempt(({ url }) => ({ html: url.endsWith('/new') ? PROSE : onward('/new') }));
    await expect(moved.result).resolves.toMatchObject({ final_url: 'https://a.example/new' });
    const circle = attempt(({ url }) => ({ html: onward(`${url}x`) }));
    expect(await failureOf(circle)).toMatchObject({ outcome: 'blocked' });
    expect(circle.browser.visits).toHaveLength(3);
  });

  it.each<[string, Shown, object]>([
    ['a soft 404', { html: '<title>Page not found</title><h1>Page not found</h1>' }, { isFinal: true }],
    ['a 404', { status: 404, html: PROSE }, { isFinal: true }],
    ['a login form', { html: '<title>Log in</title><form><input type=password></form>' }, { isFinal: false }],
    ['a refusal', { status: 401, html: '<h1>No</h1>' }, { isFinal: false }],
  ])('rejects %s', async (_, shown, expected) => {
    expect(await failureOf(attempt(shown))).toMatchObject({ outcome: 'blocked', ...expected });
  });

  it.each<[BrowserErrorCode, object]>([
    ['unavailable', { outcome: 'misconfigured', retryAfterSeconds: 60 }],
    ['crashed', { outcome: 'upstream_error' }],
    ['timeout', { outcome: 'timeout' }],
    ['aborted', { outcome: 'timeout' }],
    ['robots_disallowed', { outcome: 'blocked', isFinal: true }],
    ['dns', { outcome: 'upstream_error', isFinal: false }],
    ['connect', { outcome: 'upstream_error', isFinal: false }],
    ['no_document', { outcome: 'blocked', message: expect.stringContaining('`fetch` reads PDFs') }],
    [
      'selector_not_found',
      {
        outcome: 'blocked',
        message: expect.stringContaining('wait_for'),
        alternativeAction: expect.stringContaining('selector'),
      },
    ],
    ['too_large', { outcome: 'blocked', isFinal: true }],
  ])('classifies %s', async (code, expected) => {
    expect(await failureOf(attempt(new BrowserError(code, 'x')))).toMatchObject(expected);
  });

  it.each<BrowserErrorCode>(['invalid_url', 'refused_address'])('reports %s to the caller', async (code) => {
    const error = await failureOf(attempt(new BrowserError(code, '10.0.0.1 is private')));
    expect(error).toBeInstanceOf(InvalidUrlError);
    expect(String(error)).not.toContain('10.0.0.1');
  });

  it('never opens forbidden URLs', async () => {
    const refused = attempt({ html: PROSE }, { url: 'https://u:p@a.example/' });
    expect(await failureOf(refused)).toBeInstanceOf(InvalidUrlError);
    expect(refused.browser.visits).toHaveLength(0);
  });
});
