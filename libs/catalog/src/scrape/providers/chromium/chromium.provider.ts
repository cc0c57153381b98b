import { setTimeout as delay } from 'node:timers/promises';
import {
  Browser,
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  ProviderFailure,
  type VisitedPage,
  parseTargetUrl,
  type WaitFor,
  waitForOf,
} from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { UnsettledPage } from '../../../pages/unsettled-page.js';
import { PageReader, type PageReading } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { failureOfVisit } from './chromium.failure.js';

/** How many delayed redirects are followed after the browser's own wait. */
const MAX_PAGE_REDIRECTS = 2;

/** How long a document may stay empty after its requests have ended, and how often it is read. */
const RENDERING_MS = 5_000;
const REREAD_INTERVAL_MS = 300;

/** How long a challenge may take to resolve automatically. CAPTCHAs are never solved. */
const CHALLENGE_MS = 6_000;
/** A visit is not repeated with less time than this. */
const MIN_VISIT_MS = 4_000;

/** Documents are a small part of what pages load, next to images, styles and scripts. */
const LOADED_PER_DOCUMENT_BYTE = 5;
const MAX_LOADED_BYTES = 50 * 1024 * 1024;

/** Renders the page in the local headless Chromium, and reads the result: no vendor, no key. */
@DefineProvider({ name: 'chromium', title: 'Headless Chromium', failuresAreTargets: true })
export class ChromiumProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(
    private readonly browser: Browser,
    private readonly pages: PageReader,
  ) {}

  isConfigured(): boolean {
    return this.browser.isAvailable();
  }

  supports({ mode, url }: ScrapeParams): boolean {
    return mode !== 'fetch' && !isIndexAddress(url);
  }

  /** @throws InvalidUrlError for URLs that are never opened; ProviderFailure for anything that is not a page. */
  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const endsAtMs = performance.now() + context.timeoutMs;
    const waitFor = waitForOf(params);
    let url = parseTargetUrl(params.url).href;
    for (let hop = 0; hop <= MAX_PAGE_REDIRECTS; hop++) {
      const reading = await this.reading(url, params, context, endsAtMs, waitFor);
      if (reading.outcome === 'page') return reading.result;
      url = reading.url;
    }
    throw new ProviderFailure('blocked', 'the page redirects too often');
  }

  /** One visit; a second, longer one if a challenge may resolve automatically. */
  private async reading(
    url: string,
    params: ScrapeParams,
    context: CallContext,
    endsAtMs: number,
    waitFor: WaitFor | undefined,
  ): Promise<PageReading> {
    try {
      return await this.visit(url, params, context, endsAtMs, waitFor);
    } catch (error) {
      const leftMs = endsAtMs - performance.now() - MIN_VISIT_MS;
      const isWorthIt = error instanceof UnsettledPage && error.settles === 'by_moving' && leftMs > 0;
      if (!isWorthIt || waitFor !== undefined) throw error;
      return this.visit(url, params, context, endsAtMs, { ms: Math.min(CHALLENGE_MS, Math.round(leftMs)) });
    }
  }

  private async visit(
    url: string,
    params: ScrapeParams,
    context: CallContext,
    endsAtMs: number,
    waitFor: WaitFor | undefined,
  ): Promise<PageReading> {
    const options = {
      url,
      respectRobots: true,
      maxBytes: Math.min(params.max_bytes * LOADED_PER_DOCUMENT_BYTE, MAX_LOADED_BYTES),
      signal: context.signal,
      timeoutMs: Math.max(1, Math.round(endsAtMs - performance.now())),
      ...(waitFor === undefined ? {} : { waitFor }),
    };
    try {
      return await this.browser.visit(options, (page) => this.read(page, params, context, endsAtMs));
    } catch (error) {
      throw failureOfVisit(error);
    }
  }

  /** Returns the page as soon as there is one: scripts may fill it well after the last request has ended. */
  private async read(
    page: VisitedPage,
    params: ScrapeParams,
    context: CallContext,
    endsAtMs: number,
  ): Promise<PageReading> {
    // The last read is one in time to report the result.
    const startedAtMs = performance.now();
    const lastReadMs = startedAtMs + Math.min(RENDERING_MS, ((endsAtMs - startedAtMs) * 2) / 3);
    for (;;) {
      const html = await page.html();
      const { url, status, headers } = page;
      try {
        return await this.pages.read({ url, status, headers, html, isRendered: true }, params, context);
      } catch (error) {
        const isFilling = error instanceof UnsettledPage && error.settles === 'in_place';
        if (!isFilling || performance.now() + REREAD_INTERVAL_MS > lastReadMs) throw error;
        await delay(REREAD_INTERVAL_MS, undefined, { signal: context.signal });
      }
    }
  }
}
