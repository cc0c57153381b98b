import {
  Browser,
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  ProviderFailure,
  type VisitedPage,
  parseTargetUrl,
} from '@capstan/capability-kit';
import { showsSomething } from '../../picture/shows-something.js';
import { TakenScreenshot } from '../../picture/taken-screenshot.js';
import { waitForOf } from '../../picture/wait-for.js';
import type { ScreenshotParams } from '../../screenshot.params.js';
import { failureOfVisit, refusalOfPage } from './chromium.failure.js';

/** The browser of this service: no vendor, no key. */
@DefineProvider({ name: 'chromium', title: 'Chromium', failuresAreTargets: true })
export class ChromiumProvider implements CapabilityProvider<ScreenshotParams, TakenScreenshot> {
  constructor(private readonly browser: Browser) {}

  isConfigured(): boolean {
    return this.browser.isAvailable();
  }

  /** @throws InvalidUrlError for addresses that are never opened; ProviderFailure for all that is no page. */
  async call(params: ScreenshotParams, { signal, timeoutMs }: CallContext): Promise<TakenScreenshot> {
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
        (page) => take(page, params),
      );
    } catch (error) {
      throw failureOfVisit(error);
    }
  }
}

async function take(page: VisitedPage, params: ScreenshotParams): Promise<TakenScreenshot> {
  const refusal = refusalOfPage(page);
  if (refusal) throw refusal;
  if (!showsSomething(await page.html())) throw new ProviderFailure('blocked', 'the page shows nothing');
  const picture = await page.screenshot({ format: params.format, fullPage: params.full_page });
  return new TakenScreenshot(params, {
    bytes: picture.bytes,
    finalUrl: page.url,
    statusCode: page.status,
    isCut: params.full_page && picture.isCut,
  });
}
