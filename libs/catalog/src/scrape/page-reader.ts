import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  InvalidUrlError,
  type OutboundResponse,
  ProviderFailure,
  failureOfReading,
  parseTargetUrl,
} from '@capstan/kit';
import {
  type ContentVerdict,
  type Extraction,
  type ExtractionJob,
  ExtractionPool,
  contentKindOf,
  mediaTypeOf,
  readsLikeWall,
} from '@capstan/page-reading';
import { UnsettledPage } from '../pages/unsettled-page.js';
import { refusalOfStatus } from '../pages/refusal-of-status.js';
import type { ScrapeParams } from './scrape.params.js';
import type { ScrapeResult } from './scrape.result.js';

/** A document as it stands in a browser, or as a vendor handed it on. */
export interface DocumentSource {
  /** Address of the page after redirects. */
  url: string;
  /** HTTP status of the target, not of the vendor; 200 where a vendor does not tell. */
  status: number;
  /** Response headers of the target, names in lower case; `{}` where a vendor does not tell. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Its scripts have run; default false. */
  isRendered?: boolean;
}

/** Content that a vendor has extracted already: its words stay as they are, walls among them are recognised. */
export interface ExtractedSource extends Omit<DocumentSource, 'html' | 'isRendered'> {
  markdown: string;
  /** Title, where the vendor knows it; null: the first heading. */
  title: string | null;
}

/** What a provider got hold of, before anyone knows whether it is a page. */
export type PageSource = OutboundResponse | DocumentSource | ExtractedSource;

/** A page in the formats asked for; or where a page that only sends its readers on leads to. */
export type PageReading = { outcome: 'page'; result: ScrapeResult } | { outcome: 'moved'; url: string };

/**
 * The step after the bytes are there, the same for every provider of `scrape`: kind by content, extraction in the
 * worker threads, recognition of all that is not a page, the result in the formats asked for.
 */
@Injectable()
export class PageReader {
  constructor(private readonly extraction: ExtractionPool) {}

  /**
   * A page, or the address a signpost (`<meta http-equiv="refresh">`) leads to, which the provider may follow.
   * @throws ProviderFailure for all that is no page, `isFinal` when no other provider would find one there either,
   * UnsettledPage when a browser may find one by waiting; InvalidUrlError when the signpost leads to what is never fetched.
   */
  async read(source: PageSource, params: ScrapeParams, context: CallContext): Promise<PageReading> {
    const verdict = verdictOf(source);
    const isHtml = 'kind' in verdict && verdict.kind === 'html';
    const refusal = refusalOfStatus(source.status, source.headers, isHtml ? textOf(source) : '');
    if (refusal) throw refusal;
    if ('unreadable' in verdict) throw blocked(verdict.unreadable, true);
    const isPdf = verdict.kind === 'pdf';
    const body = isPdf && 'body' in source ? source.body : textOf(source);
    if (byteLength(body) > params.max_bytes) {
      throw blocked(`the page has more than the ${params.max_bytes} bytes asked for (max_bytes)`, true);
    }
    if ('markdown' in source && readsLikeWall(source.title ?? '', source.markdown)) {
      throw blocked('a wall blocks the page', false);
    }
    const extraction = await this.extract(
      {
        kind: verdict.kind,
        url: source.url,
        requestedUrl: parseTargetUrl(params.url).href,
        mediaType: mediaTypeOf(source.headers['content-type']),
        headers: { ...source.headers },
        body,
        formats: params.formats,
        isRendered: 'isRendered' in source && source.isRendered === true,
      },
      context.signal,
    );
    switch (extraction.outcome) {
      case 'blocked':
        if (extraction.settles) throw new UnsettledPage(extraction.detail, extraction.settles);
        throw blocked(extraction.detail, isPdf || extraction.isFinal === true);
      case 'moved':
        return { outcome: 'moved', url: followable(extraction.url) };
      default: {
        const { page } = extraction;
        const title = ('markdown' in source ? source.title : null) ?? page.title;
        const result = { url: params.url, final_url: source.url, status_code: source.status, ...page, title };
        return { outcome: 'page', result };
      }
    }
  }

  /** As `read`, for providers that follow no signposts: one is a failure. */
  async readPage(source: PageSource, params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const reading = await this.read(source, params, context);
    if (reading.outcome === 'page') return reading.result;
    throw blocked('the page only sends its readers on to another one', false);
  }

  private async extract(job: ExtractionJob, signal: AbortSignal): Promise<Extraction> {
    try {
      return await this.extraction.extract(job, signal);
    } catch (error) {
      throw failureOfReading(error);
    }
  }
}

function verdictOf(source: PageSource): ContentVerdict {
  if ('html' in source) return { kind: 'html' };
  if ('markdown' in source) return { kind: 'markdown' };
  return contentKindOf(source);
}

function textOf(source: PageSource): string {
  if ('html' in source) return source.html;
  return 'markdown' in source ? source.markdown : source.text();
}

function byteLength(body: string | Uint8Array): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
}

function followable(url: string): string {
  try {
    return parseTargetUrl(url).href;
  } catch (cause) {
    throw new InvalidUrlError('redirects to one that is not a plain http or https URL', { cause });
  }
}

function blocked(detail: string, isFinal: boolean): ProviderFailure {
  return new ProviderFailure('blocked', detail, { isFinal });
}
