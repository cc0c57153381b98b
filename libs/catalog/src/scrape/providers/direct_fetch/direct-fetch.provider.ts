import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
  parseTargetUrl,
} from '@capstan/kit';
import { isIndexAddress } from '@capstan/local-index';
import { PageReader } from '../../page-reader.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { failureOfRequest } from '../../../pages/failure-of-request.js';

/** How many times `<meta http-equiv="refresh">` is followed; each request follows redirects of the server in addition. */
const MAX_REDIRECTS = 5;

const ACCEPT =
  'text/html,application/xhtml+xml,application/pdf;q=0.9,text/markdown;q=0.9,text/plain;q=0.8,application/json;q=0.8,application/xml;q=0.8,*/*;q=0.5';

/** Fetches the page from its own server and reads it here: no vendor, no key, no JavaScript. */
@DefineProvider({ name: 'direct_fetch', title: 'Direct fetch', failuresAreTargets: true })
export class DirectFetchProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly pages: PageReader,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** `wait_for` implies a browser, unless the mode is `fetch`. */
  supports({ mode, wait_for, url }: ScrapeParams): boolean {
    if (isIndexAddress(url)) return false;
    return mode === 'fetch' || (mode === 'auto' && wait_for === undefined);
  }

  /** @throws InvalidUrlError for URLs that are never fetched; ProviderFailure for anything that is not a page. */
  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const deadline = Date.now() + context.timeoutMs;
    let url = parseTargetUrl(params.url).href;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await this.fetch(url, params, context, deadline);
      const reading = await this.pages.read(response, params, context);
      if (reading.outcome === 'page') return reading.result;
      url = reading.url;
    }
    throw new ProviderFailure('blocked', 'the page redirects too often');
  }

  private async fetch(
    url: string,
    { max_bytes: maxBytes }: ScrapeParams,
    { signal }: CallContext,
    deadline: number,
  ): Promise<OutboundResponse> {
    const timeoutMs = Math.max(1, deadline - Date.now());
    try {
      return await this.outbound.request({
        url,
        headers: { accept: ACCEPT },
        respectRobots: true,
        maxBytes,
        signal,
        timeoutMs,
      });
    } catch (error) {
      throw failureOfRequest(error);
    }
  }
}
