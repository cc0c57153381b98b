import {
  Browser,
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  ProviderFailure,
  ReadingThreads,
  ThreadError,
  type VisitedPage,
  defineReading,
  parseTargetUrl,
  waitForOf,
} from '@capstan/kit';
import { type ExtractionJob, ExtractionPool } from '@capstan/page-reading';
import type { hasVisibleContent } from '../../picture/visible-content.reading.js';
import { CapturedScreenshot } from '../../picture/captured-screenshot.js';
import type { ScreenshotParams } from '../../screenshot.params.js';
import { failureOfVisit, refusalOfPage } from './chromium.failure.js';

const HAS_VISIBLE_CONTENT = defineReading<typeof hasVisibleContent>(
  import.meta.url,
  '../../picture/visible-content.reading.js',
  'hasVisibleContent',
);

/** The browser of this service: no vendor, no key. */
@DefineProvider({ name: 'chromium', title: 'Chromium', failuresAreTargets: true })
export class ChromiumProvider implements CapabilityProvider<ScreenshotParams, CapturedScreenshot> {
  constructor(
    private readonly browser: Browser,
    private readonly extraction: ExtractionPool,
    private readonly threads: ReadingThreads,
  ) {}

  isConfigured(): boolean {
    return this.browser.isAvailable();
  }

  /** @throws InvalidUrlError for URLs that are never opened; ProviderFailure for anything that is not a page. */
  async call(params: ScreenshotParams, { signal, timeoutMs }: CallContext): Promise<CapturedScreenshot> {
    const { width, height, device, dark } = params;
    const { href } = parseTargetUrl(params.url);
    const waitFor = waitForOf(params);
    try {
      return await this.browser.visit(
        {
          url: href,
          signal,
          timeoutMs,
          dark,
          respectRobots: true,
          ...(device === undefined ? { viewport: { width, height } } : { device }),
          ...(waitFor ? { waitFor } : {}),
        },
        async (page) => {
          await this.refuse(page, href, signal);
          return take(page, params);
        },
      );
    } catch (error) {
      throw failureOfVisit(error);
    }
  }

  /** Rejects a bot wall. @throws ProviderFailure. */
  private async refuse(page: VisitedPage, requestedUrl: string, signal: AbortSignal): Promise<void> {
    const refusal = refusalOfPage(page);
    if (refusal) throw refusal;
    const html = await page.html();
    if (!(await this.threads.run(HAS_VISIBLE_CONTENT, signal, html)))
      throw new ProviderFailure('blocked', 'the page is blank');
    const { url, headers } = page;
    const job: ExtractionJob = {
      kind: 'html',
      url,
      requestedUrl,
      mediaType: 'text/html',
      headers: { ...headers },
      body: html,
      formats: ['metadata'],
      isRendered: true,
    };
    const extraction = await this.extraction.extract(job, signal).catch((error: unknown) => {
      // A page that is too complex to be read can still be captured.
      if (error instanceof ThreadError && !signal.aborted) return undefined;
      throw error;
    });
    if (extraction?.outcome === 'blocked' && extraction.isWall) {
      throw new ProviderFailure('blocked', extraction.detail);
    }
  }
}

async function take(page: VisitedPage, params: ScreenshotParams): Promise<CapturedScreenshot> {
  const picture = await page.screenshot({ format: params.format, fullPage: params.full_page });
  return new CapturedScreenshot(params, {
    bytes: picture.bytes,
    finalUrl: page.url,
    statusCode: page.status,
    isCut: params.full_page && picture.isCut,
  });
}
