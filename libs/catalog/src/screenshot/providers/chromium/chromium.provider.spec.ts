import {
  Browser,
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  type PagePicture,
  ProviderFailure,
  type ScreenshotOptions,
  type VisitOptions,
  type VisitedPage,
  providerInfoOf,
} from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../../fixtures/pictures.js';
import { CapturedScreenshot } from '../../picture/captured-screenshot.js';
import { ScreenshotParams } from '../../screenshot.params.js';
import { ChromiumProvider } from './chromium.provider.js';

interface FakePage {
  url?: string;
  status?: number;
  html?: string;
  picture?: Partial<PagePicture>;
}

/** Returns the same page for every URL, or the same failure. */
class FakeBrowser extends Browser {
  readonly visits: VisitOptions[] = [];
  readonly pictures: ScreenshotOptions[] = [];

  constructor(
    private readonly page: FakePage | BrowserErrorCode,
    private readonly available = true,
  ) {
    super();
  }

  override isAvailable(): boolean {
    return this.available;
  }

  override visit<T>(options: VisitOptions, read: (page: VisitedPage) => Promise<T>): Promise<T> {
    this.visits.push(options);
    const { page } = this;
    if (typeof page === 'string') return Promise.reject(new BrowserError(page, 'no page'));
    return read({
      url: page.url ?? options.url,
      status: page.status ?? 200,
      headers: {},
      html: () => Promise.resolve(page.html ?? '<p>Text'),
      screenshot: (wanted) => {
        this.pictures.push(wanted);
        return Promise.resolve({
          bytes: pngOf(20, 10),
          width: 20,
          height: 10,
          isCut: false,
          ...page.picture,
        });
      },
    });
  }
}

const threads = new ReadingThreads({ threads: 1 });
const pool = new ExtractionPool(threads);
afterAll(() => threads.onApplicationShutdown());

const context = { signal: new AbortController().signal, timeoutMs: 9_000, requestId: 'r1' };

function take(
  page: FakePage | BrowserErrorCode,
  params: Partial<ScreenshotParams> = {},
): { browser: FakeBrowser; result: Promise<CapturedScreenshot> } {
  const browser = new FakeBrowser(page);
  const asked = Object.assign(new ScreenshotParams(), { url: 'https://a.example/page#part', ...params });
  return { browser, result: new ChromiumProvider(browser, pool, threads).call(asked, context) };
}

const failureOf = (attempt: { result: Promise<unknown> }): Promise<unknown> =>
  attempt.result.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('ChromiumProvider', () => {
  it('needs a Chromium, and attributes failures to its targets', () => {
    expect(providerInfoOf(ChromiumProvider)).toMatchObject({ name: 'chromium', failuresAreTargets: true });
    expect(new ChromiumProvider(new FakeBrowser({}), pool, threads).isConfigured()).toBe(true);
    expect(new ChromiumProvider(new FakeBrowser({}, false), pool, threads).isConfigured()).toBe(false);
  });

  it('captures the viewport', async () => {
    const { browser, result } = take({ url: 'https://a.example/home' });
    expect(await result).toMatchObject({
      url: 'https://a.example/page#part',
      final_url: 'https://a.example/home',
      status_code: 200,
      media_type: 'image/png',
      width: 20,
      height: 10,
      is_cut: false,
    });
    expect(browser.visits).toEqual([
      {
        url: 'https://a.example/page',
        signal: context.signal,
        timeoutMs: 9_000,
        dark: false,
        respectRobots: true,
        viewport: { width: 1280, height: 800 },
      },
    ]);
    expect(browser.pictures).toEqual([{ format: 'png', fullPage: false }]);
  });

  it('rejects a bot wall with status 200, and accepts a page that only has images', async () => {
    const wall = `<title>Just a moment...</title><h1>shop.example</h1><p>Verify you are human</p>
      <script>window._cf_chl_opt={cvId:'3'}</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>`;
    const refused = take({ html: wall });
    expect(await failureOf(refused)).toMatchObject({
      outcome: 'blocked',
      message: expect.stringMatching(/Cloudflare/),
    });
    expect(refused.browser.pictures).toEqual([]);
    const gallery = take({ html: '<title>Harbour</title><img src="/a.jpg" width="800" height="600">' });
    expect(await gallery.result).toMatchObject({ status_code: 200 });
  });

  it('emulates a device with the dark color scheme, captures the full page, and waits', async () => {
    const { browser, result } = take(
      { picture: { bytes: jpegOf(1179, 16_383), isCut: true } },
      {
        device: 'iPhone 15',
        width: 999,
        dark: true,
        full_page: true,
        wait_for: '.chart',
        format: 'jpeg',
      },
    );
    expect(await result).toMatchObject({ media_type: 'image/jpeg', height: 16_383, is_cut: true });
    expect(browser.visits[0]).toMatchObject({
      device: 'iPhone 15',
      dark: true,
      waitFor: { selector: '.chart' },
    });
    expect(browser.visits[0]).not.toHaveProperty('viewport');
    expect(browser.pictures).toEqual([{ format: 'jpeg', fullPage: true }]);
  });

  it('does not report a viewport as cropped', async () => {
    expect(await take({ picture: { isCut: true } }).result).toMatchObject({ is_cut: false });
  });

  it.each([
    [401, 'blocked', false],
    [403, 'blocked', false],
    [404, 'blocked', true],
    [410, 'blocked', true],
    [429, 'blocked', false],
    [408, 'timeout', false],
    [500, 'upstream_error', false],
    [503, 'upstream_error', false],
    [204, 'blocked', false],
    [304, 'blocked', false],
  ])('rejects a page with status %i', async (status, outcome, isFinal) => {
    const attempt = take({ status });
    expect(await failureOf(attempt)).toMatchObject({
      outcome,
      isFinal,
      message: expect.stringContaining(String(status)),
    });
    expect(attempt.browser.pictures).toEqual([]);
  });

  it('rejects a blank page', async () => {
    const attempt = take({ html: '<body><div id="root"></div>' });
    expect(await failureOf(attempt)).toMatchObject({ outcome: 'blocked', message: 'the page is blank' });
    expect(attempt.browser.pictures).toEqual([]);
  });

  it('rejects bytes that are not an image', async () => {
    const attempt = take({ picture: { bytes: Buffer.from('oops') } });
    expect(await failureOf(attempt)).toMatchObject({ outcome: 'upstream_error' });
  });

  it.each(['ftp://a.example/', 'no url', 'https://u:p@a.example/'])(
    'rejects %s without a visit',
    async (url) => {
      const attempt = take({}, { url });
      expect(await failureOf(attempt)).toBeInstanceOf(InvalidUrlError);
      expect(attempt.browser.visits).toEqual([]);
    },
  );

  it.each<BrowserErrorCode>(['invalid_url', 'refused_address'])('reports %s to the caller', async (code) => {
    expect(await failureOf(take(code))).toBeInstanceOf(InvalidUrlError);
  });

  it.each<[BrowserErrorCode, string, boolean]>([
    ['robots_disallowed', 'blocked', true],
    ['selector_not_found', 'blocked', true],
    ['no_document', 'blocked', false],
    ['too_large', 'blocked', false],
    ['dns', 'upstream_error', false],
    ['connect', 'upstream_error', false],
    ['crashed', 'upstream_error', false],
    ['unavailable', 'misconfigured', false],
    ['timeout', 'timeout', false],
    ['aborted', 'timeout', false],
  ])('maps %s to %s', async (code, outcome, isFinal) => {
    const error = await failureOf(take(code));
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(error).toMatchObject({ outcome, isFinal });
  });
});
