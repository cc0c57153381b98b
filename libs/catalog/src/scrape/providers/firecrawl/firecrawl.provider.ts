import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  VendorTargets,
} from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { firecrawlConfig } from '../../../vendors/firecrawl/firecrawl.config.js';
import { FIRECRAWL_TITLE, firecrawlHeaders } from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { exchangePage } from '../../exchange-page.js';
import { finalUrl } from '../../final-url.js';
import { PageReader } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { firecrawlScrapeFailure, fromFirecrawlScrape, toFirecrawlScrape } from './firecrawl.mapper.js';

/** Firecrawl's scraper: it gets the page, which is then read here as any other. Serves without a key. */
@DefineProvider({
  name: 'firecrawl',
  title: FIRECRAWL_TITLE,
  homepage: 'https://docs.firecrawl.dev/features/scrape',
  config: firecrawlConfig,
})
export class FirecrawlScrapeProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(
    @Inject(firecrawlConfig.token) private readonly config: ConfigOf<typeof firecrawlConfig>,
    private readonly outbound: OutboundClient,
    private readonly targets: VendorTargets,
    private readonly reader: PageReader,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** It waits for milliseconds, not for a selector. */
  supports({ mode, wait_for, url }: ScrapeParams): boolean {
    if (mode === 'fetch' || isIndexAddress(url) || !this.targets.admits(url)) return false;
    return wait_for === undefined || /^\d+$/.test(wait_for);
  }

  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const asked = await this.targets.check(params.url, context);
    const { apiKey, baseUrl } = this.config;
    const { url, status, contentType, content } = await exchangePage(
      this.outbound,
      {
        url: `${baseUrl}/v2/scrape`,
        method: 'POST',
        headers: firecrawlHeaders(apiKey),
        json: toFirecrawlScrape(asked.href, params, context.timeoutMs),
        signal: context.signal,
        timeoutMs: context.timeoutMs,
      },
      params.max_bytes,
      {
        title: FIRECRAWL_TITLE,
        failureOf: (response) => firecrawlScrapeFailure(response, apiKey),
        read: fromFirecrawlScrape,
      },
    );
    const headers: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
    return this.reader.readPage({ url: finalUrl(url, asked), status, headers, ...content }, params, context);
  }
}
