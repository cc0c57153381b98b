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
import { outboundConfig } from '@capstan/platform-outbound';
import { exchangePage } from '../../exchange-page.js';
import { finalUrl } from '../../final-url.js';
import { PageReader } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { jinaConfig } from './jina.config.js';
import { fromJina, jinaFailure, jinaHeaders } from './jina.mapper.js';

/** Jina Reader's browser: it renders the page, which is then read here as any other. Serves without a key. */
@DefineProvider({
  name: 'jina',
  title: 'Jina Reader',
  homepage: 'https://jina.ai/reader/',
  config: jinaConfig,
})
export class JinaProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  private readonly robotsName: string | undefined;

  constructor(
    @Inject(jinaConfig.token) private readonly config: ConfigOf<typeof jinaConfig>,
    @Inject(outboundConfig.token) { respectsRobots, userAgent }: ConfigOf<typeof outboundConfig>,
    private readonly outbound: OutboundClient,
    private readonly targets: VendorTargets,
    private readonly reader: PageReader,
  ) {
    this.robotsName = respectsRobots ? userAgent.split('/', 1)[0]?.trim() : undefined;
  }

  isConfigured(): boolean {
    return true;
  }

  /** It waits for a selector that a header can carry, not for milliseconds. */
  supports({ mode, wait_for, url }: ScrapeParams): boolean {
    if (mode === 'fetch' || isIndexAddress(url) || !this.targets.admits(url)) return false;
    return wait_for === undefined || (/^[\x20-\x7e]+$/.test(wait_for) && !/^\d+$/.test(wait_for));
  }

  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const asked = await this.targets.check(params.url, context);
    const { apiKey, baseUrl } = this.config;
    const page = await exchangePage(
      this.outbound,
      {
        url: `${baseUrl}/`,
        method: 'POST',
        headers: jinaHeaders({ apiKey, waitForSelector: params.wait_for, robotsName: this.robotsName }),
        json: { url: asked.href },
        signal: context.signal,
        timeoutMs: context.timeoutMs,
      },
      params.max_bytes,
      { title: 'Jina Reader', failureOf: jinaFailure, read: fromJina },
    );
    const { status, html } = page;
    return this.reader.readPage(
      { url: finalUrl(page.url, asked), status, headers: {}, html },
      params,
      context,
    );
  }
}
