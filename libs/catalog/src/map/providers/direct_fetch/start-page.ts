import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  OutboundClient,
  ProviderFailure,
  failureOfReading,
  parseTargetUrl,
} from '@capstan/kit';
import {
  type Extraction,
  ExtractionPool,
  type PageLink,
  contentKindOf,
  mediaTypeOf,
} from '@capstan/page-reading';
import { failureOfRequest } from '../../../pages/failure-of-request.js';
import { NEXT_STEP } from '../../../pages/page-fault.js';
import { refusalOfStatus } from '../../../pages/refusal-of-status.js';

const MAX_BYTES = 10 * 1024 * 1024;
/** Maximum number of `<meta http-equiv="refresh">` redirects; the outbound client limits those of servers. */
const MAX_REDIRECTS = 5;

/** The page with which a site begins. */
export interface StartPage {
  /** After redirects. */
  url: string;
  title: string | null;
  links: readonly PageLink[];
}

type Context = Pick<CallContext, 'signal' | 'timeoutMs'>;

/** Fetches start pages, respecting robots.txt, and reads their links in worker threads. */
@Injectable()
export class StartPages {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly extraction: ExtractionPool,
  ) {}

  /** @throws InvalidUrlError for URLs that are never fetched; ProviderFailure for anything that is not a page. */
  async read(requested: string, context: Context): Promise<StartPage> {
    const endsAtMs = performance.now() + context.timeoutMs;
    let url = parseTargetUrl(requested).href;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const timeoutMs = Math.max(1, Math.ceil(endsAtMs - performance.now()));
      const { url: finalUrl, extraction } = await this.extract(url, { ...context, timeoutMs });
      if (extraction.outcome === 'blocked') throw new ProviderFailure('blocked', extraction.detail);
      if (extraction.outcome === 'page') {
        return { url: finalUrl, title: extraction.page.title, links: extraction.page.links ?? [] };
      }
      url = parseTargetUrl(extraction.url).href;
    }
    throw new ProviderFailure('blocked', 'the page redirects too often');
  }

  private async extract(
    url: string,
    { signal, timeoutMs }: Context,
  ): Promise<{ url: string; extraction: Extraction }> {
    const response = await this.outbound
      .request({
        url,
        headers: { accept: 'text/html,application/xhtml+xml' },
        respectRobots: true,
        maxBytes: MAX_BYTES,
        signal,
        timeoutMs,
      })
      .catch((error: unknown) => {
        throw failureOfRequest(error);
      });
    const verdict = contentKindOf(response);
    const isHtml = 'kind' in verdict && verdict.kind === 'html';
    const body = isHtml ? response.text() : '';
    const refusal = refusalOfStatus(response.status, response.headers, body);
    if (refusal) throw refusal;
    if (!isHtml) {
      throw new ProviderFailure('blocked', 'the page is not HTML', {
        isFinal: true,
        alternativeAction: NEXT_STEP.not_html,
      });
    }
    const job = {
      kind: 'html' as const,
      url: response.url,
      requestedUrl: url,
      mediaType: mediaTypeOf(response.headers['content-type']),
      headers: { ...response.headers },
      body,
      formats: ['links' as const],
    };
    const extraction = await this.extraction.extract(job, signal).catch((error: unknown) => {
      throw failureOfReading(error);
    });
    return { url: response.url, extraction };
  }
}
