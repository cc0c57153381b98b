import { type OutboundResponse, ProviderFailure, fieldsOf, numberOf, textOf } from '@capstan/kit';
import { firecrawlError, firecrawlFailure } from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { finalUrl } from '../../final-url.js';
import type { DocumentSource, ExtractedSource } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';

/** The vendor's timeout is shorter than ours, so that it reports the reason. */
const MARGIN_MS = 500;
const MIN_TIMEOUT_MS = 1000;

/**
 * Body of `POST /v2/scrape`: the current page (`maxAge` 0, as the default is two days), in full, with certificate checks,
 * and not stored in the vendor's cache. Markdown is for documents other than HTML.
 */
export function toFirecrawlScrape(url: string, { wait_for }: ScrapeParams, timeoutMs: number): object {
  return {
    url,
    formats: [{ type: 'rawHtml' }, { type: 'markdown' }],
    onlyMainContent: false,
    maxAge: 0,
    storeInCache: false,
    skipTlsVerification: false,
    ...(wait_for === undefined ? {} : { waitFor: Number(wait_for) }),
    timeout: Math.max(MIN_TIMEOUT_MS, timeoutMs - MARGIN_MS),
  };
}

/**
 * Parses a page; `undefined` if the body is not a Firecrawl scrape. The status is that of the page: error pages have
 * Firecrawl's 200 and are charged.
 */
export function fromFirecrawlScrape(
  body: unknown,
  asked: string,
): DocumentSource | ExtractedSource | undefined {
  const data = fieldsOf(fieldsOf(body).data);
  const metadata = fieldsOf(data.metadata);
  const status = numberOf(metadata.statusCode);
  if (status === null || !Number.isInteger(status) || status < 100 || status > 999) return undefined;
  const contentType = textOf(metadata.contentType) || undefined;
  const isHtml = contentType === undefined || /\bhtml\b/i.test(contentType);
  const html = typeof data.rawHtml === 'string' ? { html: data.rawHtml } : undefined;
  const markdown =
    typeof data.markdown === 'string'
      ? { markdown: data.markdown, title: textOf(metadata.title) || null }
      : undefined;
  const content = isHtml ? (html ?? markdown) : (markdown ?? html);
  const headers: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
  return content && { url: finalUrl(metadata.url ?? metadata.sourceURL, asked), status, headers, ...content };
}

/** Errors about the page: Firecrawl works, and another provider may succeed. */
const REFUSALS =
  /^(?:UNSUPPORTED_SITE|SCRAPE_PDF_ANTIBOT_ERROR|SCRAPE_UNSUPPORTED_FILE_ERROR|THIRD_PARTY_DATA_\w+)$/;

/** Maps an error to a failure. */
export function firecrawlScrapeFailure(
  response: OutboundResponse,
  apiKey: string | undefined,
): ProviderFailure | undefined {
  const error = firecrawlError(response);
  if (error && (REFUSALS.test(error.code) || /do not support this site/i.test(error.message))) {
    return new ProviderFailure('blocked', 'Firecrawl does not read this site or file type');
  }
  if (error?.code === 'SCRAPE_TIMEOUT') {
    return new ProviderFailure('timeout', 'the page took too long for Firecrawl', { isTarget: true });
  }
  if (error?.code === 'SCRAPE_DNS_RESOLUTION_ERROR') {
    return new ProviderFailure('upstream_error', 'the name of the site does not resolve', { isTarget: true });
  }
  return firecrawlFailure(response, apiKey);
}
