import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
} from '@capstan/capability-kit';
import { refusalOfStatus } from '../../block-detection/refusal-of-status.js';
import { contentKindOf, mediaTypeOf } from '../../extraction/content-kind.js';
import { ExtractionPool } from '../../extraction/extraction.pool.js';
import type { Extraction } from '../../extraction/page.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { parseTargetUrl } from '../../target-url.js';
import { failureOfExtraction, failureOfRequest } from './direct-fetch.failure.js';

/** Pages that only send their reader on (`<meta http-equiv="refresh">`) are followed this often. */
const MAX_SIGNPOSTS = 2;

const ACCEPT =
  'text/html,application/xhtml+xml,application/pdf;q=0.9,text/markdown;q=0.9,text/plain;q=0.8,application/json;q=0.8,application/xml;q=0.8,*/*;q=0.5';

/** Fetches the page from its own server and reads it here: no vendor, no key, no JavaScript. */
@DefineProvider({ name: 'direct_fetch', title: 'Direct fetch', failuresAreTargets: true })
export class DirectFetchProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly extraction: ExtractionPool,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** @throws InvalidUrlError for addresses that are never fetched; ProviderFailure for all that is no page. */
  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const asked = parseTargetUrl(params.url);
    const deadline = Date.now() + context.timeoutMs;
    let url = asked.href;
    for (let hop = 0; hop <= MAX_SIGNPOSTS; hop++) {
      const response = await this.fetch(url, context, deadline);
      const extraction = await this.read(response, asked.href, params, context);
      if (extraction.outcome === 'blocked') throw new ProviderFailure('blocked', extraction.detail);
      if (extraction.outcome === 'page') {
        return { url: params.url, final_url: response.url, status_code: response.status, ...extraction.page };
      }
      url = parseTargetUrl(extraction.url).href;
    }
    throw new ProviderFailure('blocked', 'the page sends its readers on without end');
  }

  private async fetch(url: string, context: CallContext, deadline: number): Promise<OutboundResponse> {
    try {
      return await this.outbound.request({
        url,
        headers: { accept: ACCEPT },
        respectRobots: true,
        signal: context.signal,
        timeoutMs: Math.max(1, deadline - Date.now()),
      });
    } catch (error) {
      throw failureOfRequest(error);
    }
  }

  private async read(
    response: OutboundResponse,
    requestedUrl: string,
    params: ScrapeParams,
    context: CallContext,
  ): Promise<Extraction> {
    const verdict = contentKindOf(response);
    const isHtml = 'kind' in verdict && verdict.kind === 'html';
    const refusal = refusalOfStatus(response.status, response.headers, isHtml ? response.text() : '');
    if (refusal) throw refusal;
    if ('unreadable' in verdict) return { outcome: 'blocked', detail: verdict.unreadable };
    const job = {
      kind: verdict.kind,
      url: response.url,
      requestedUrl,
      mediaType: mediaTypeOf(response.headers['content-type']),
      headers: { ...response.headers },
      body: verdict.kind === 'pdf' ? response.body : response.text(),
      formats: params.formats,
    };
    try {
      return await this.extraction.extract(job, context.signal);
    } catch (error) {
      throw failureOfExtraction(error);
    }
  }
}
