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

/** A document from a browser or a vendor. */
export interface DocumentSource {
  /** URL of the page after redirects. */
  url: string;
  /** HTTP status of the target, not of the vendor; 200 if a vendor does not report it. */
  status: number;
  /** Response headers of the target, names in lower case; `{}` if a vendor does not report them. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Whether the scripts of the page have run; default false. */
  isRendered?: boolean;
}

/** Content that a vendor has already extracted: the text is kept, and bot walls are recognized. */
export interface ExtractedSource extends Omit<DocumentSource, 'html' | 'isRendered'> {
  markdown: string;
  /** Title, if the vendor reports it; null: the first heading. */
  title: string | null;
}

/** The result of a provider before it is known to be a page. */
export type PageSource = OutboundResponse | DocumentSource | ExtractedSource;

/** A page in the requested formats; or the target of a page that only redirects. */
export type PageReading = { outcome: 'page'; result: ScrapeResult } | { outcome: 'moved'; url: string };

/**
 * Processes the bytes, in the same way for every provider of `scrape`: content type detection, extraction in worker
 * threads, rejection of anything that is not a page, and the result in the requested formats.
 */
@Injectable()
export class PageReader {
  constructor(private readonly extraction: ExtractionPool) {}

  /**
   * Returns a page, or the target of a meta refresh, which the provider may follow.
   * @throws ProviderFailure for anything that is not a page, with `isFinal` if no other provider would find one either;
   * UnsettledPage if a browser may find one by waiting; InvalidUrlError if the target must never be fetched.
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
      throw blocked(`the page exceeds the requested limit of ${params.max_bytes} bytes (max_bytes)`, true);
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

  /** Like `read`, for providers that do not follow a meta refresh: it is a failure. */
  async readPage(source: PageSource, params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    const reading = await this.read(source, params, context);
    if (reading.outcome === 'page') return reading.result;
    throw blocked('the page only redirects to another page', false);
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
    throw new InvalidUrlError('redirects to a URL other than plain http or https', { cause });
  }
}

function blocked(detail: string, isFinal: boolean): ProviderFailure {
  return new ProviderFailure('blocked', detail, { isFinal });
}
