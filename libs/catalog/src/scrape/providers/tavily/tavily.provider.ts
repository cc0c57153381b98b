import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  ProviderFailure,
  VendorTargets,
} from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { type PageFormat } from '@capstan/page-reading';
import { refusalOfStatus } from '../../../pages/refusal-of-status.js';
import { tavilyConfig } from '../../../vendors/tavily/tavily.config.js';
import { TAVILY_TITLE, tavilyFailure, tavilyHeaders } from '../../../vendors/tavily/tavily.vendor.js';
import { exchangePage } from '../../exchange-page.js';
import { finalUrl } from '../../final-url.js';
import { PageReader } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { fromTavilyExtract, toTavilyExtract } from './tavily.mapper.js';

/** Tavily hands on what it extracted, never the page. */
const FORMATS: ReadonlySet<PageFormat> = new Set<PageFormat>(['markdown', 'text', 'metadata']);

/** Tavily's extraction of a page as Markdown; serves without a key within caps by address. */
@DefineProvider({
  name: 'tavily',
  title: TAVILY_TITLE,
  homepage: 'https://docs.tavily.com/documentation/api-reference/endpoint/extract',
  config: tavilyConfig,
})
export class TavilyScrapeProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(
    @Inject(tavilyConfig.token) private readonly config: ConfigOf<typeof tavilyConfig>,
    private readonly outbound: OutboundClient,
    private readonly targets: VendorTargets,
    private readonly reader: PageReader,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** It runs no browser that one could wait in. */
  supports({ mode, wait_for, formats, url }: ScrapeParams): boolean {
    if (mode !== 'auto' || wait_for !== undefined) return false;
    if (isIndexAddress(url) || !this.targets.admits(url)) return false;
    return formats.every((format) => FORMATS.has(format));
  }

  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const asked = await this.targets.check(params.url, context);
    const extract = await exchangePage(
      this.outbound,
      {
        url: `${this.config.baseUrl}/extract`,
        method: 'POST',
        headers: tavilyHeaders(this.config.apiKey),
        json: toTavilyExtract(asked.href, context.timeoutMs),
        signal: context.signal,
        timeoutMs: context.timeoutMs,
      },
      params.max_bytes,
      { title: TAVILY_TITLE, failureOf: tavilyFailure, read: fromTavilyExtract },
    );
    if ('error' in extract) throw failureOfPage(extract.error, extract.status);
    const { url, title, markdown } = extract;
    const source = { url: finalUrl(url, asked), status: 200, headers: {}, title, markdown };
    return this.reader.readPage(source, params, context);
  }
}

/** Tavily works and the page does not; its words are for people. */
function failureOfPage(error: string, status: number | undefined): ProviderFailure {
  const refusal = status === undefined ? undefined : refusalOfStatus(status, {}, '');
  if (refusal) return refusal;
  if (/time(?:d)? ?out/i.test(error)) {
    return new ProviderFailure('timeout', 'the page took Tavily too long', { isTarget: true });
  }
  return new ProviderFailure('upstream_error', 'Tavily cannot read the page', { isTarget: true });
}
