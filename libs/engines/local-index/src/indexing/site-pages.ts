import { pause } from '@capstan/platform-core';
import {
  OutboundClient,
  OutboundError,
  type OutboundResponse,
  retryAfterSeconds,
} from '@capstan/platform-outbound';
import { SiteList } from '@capstan/site-discovery';
import type { ReadableDocument } from '../documents/document.js';
import { kindOfMediaType } from '../readers/document-kind.js';
import { DocumentReader } from './document-reader.js';

/** The outcome of a visit to a page. */
export type PageVisit =
  | { outcome: 'document'; url: string; document: ReadableDocument; links: readonly string[] }
  /** Not to be indexed: missing, elsewhere, disallowed, or of an unsupported type. */
  | { outcome: 'excluded'; reason: string }
  /** Temporary: the page keeps its state. */
  | { outcome: 'failed'; reason: string };

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_SITEMAPS = 20;
const DEFAULT_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 60;
/** Limit of Crawl-delay: a run must end. */
const MAX_CRAWL_DELAY_MS = 60_000;

/**
 * Fetches the pages of one origin through the guarded client, obeying robots.txt: one request at a time, with a
 * delay of `delayMs` after each response, or the Crawl-delay of robots.txt if that is longer.
 */
export class SitePages {
  private readonly signal: AbortSignal | undefined;
  private readonly reader: DocumentReader;
  private delayMs: number;
  /** Monotonic time of the previous response. */
  private answeredAt = -Infinity;

  constructor(
    private readonly outbound: OutboundClient,
    private readonly origin: string,
    { delayMs, signal }: { delayMs: number; signal: AbortSignal | undefined },
  ) {
    this.delayMs = delayMs;
    this.signal = signal;
    this.reader = new DocumentReader(signal);
  }

  /** Ends the thread in which pages are parsed. */
  async close(): Promise<void> {
    await this.reader.close();
  }

  /** Fetches and parses a page; retries once after a `Retry-After`. */
  async visit(url: string): Promise<PageVisit> {
    try {
      let response = await this.get(url);
      if (response.status === 429 || response.status === 503) {
        const seconds = retryAfterSeconds(response.headers['retry-after']) ?? DEFAULT_WAIT_SECONDS;
        await pause(Math.min(seconds, MAX_WAIT_SECONDS) * 1000, this.signal);
        response = await this.get(url);
      }
      return await this.read(response);
    } catch (error) {
      this.signal?.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      const isForbidden = error instanceof OutboundError && error.code === 'robots_disallowed';
      return isForbidden ? { outcome: 'excluded', reason } : { outcome: 'failed', reason };
    }
  }

  /** Returns the pages of the site's sitemaps; none without a sitemap. Must be called first: it reads robots.txt. */
  async listed(limit: number): Promise<string[]> {
    const scope = { origin: this.origin, breadth: 'origin' } as const;
    const list = await SiteList.open(scope, {
      fetch: (url) => this.file(url),
      threads: this.reader.threads,
      robotsName: this.outbound.robotsName,
      signal: this.signal ?? new AbortController().signal,
    });
    this.delayMs = Math.max(this.delayMs, Math.min(list.crawlDelayMs, MAX_CRAWL_DELAY_MS));
    const { pages } = await list.pages(limit, MAX_SITEMAPS);
    return pages.map(({ url }) => url);
  }

  private async file(url: string): Promise<OutboundResponse | null> {
    try {
      const response = await this.get(url);
      return response.status === 200 ? response : null;
    } catch {
      this.signal?.throwIfAborted();
      return null;
    }
  }

  private async get(url: string): Promise<OutboundResponse> {
    const waitMs = this.answeredAt + this.delayMs - performance.now();
    if (waitMs > 0) await pause(waitMs, this.signal);
    try {
      return await this.request(url);
    } finally {
      this.answeredAt = performance.now();
    }
  }

  private request(url: string): Promise<OutboundResponse> {
    return this.outbound.request({
      url,
      headers: {
        accept: 'text/html, application/xhtml+xml, text/markdown, text/plain, application/pdf;q=0.9',
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      respectRobots: true,
      ...(this.signal ? { signal: this.signal } : {}),
    });
  }

  private async read(response: OutboundResponse): Promise<PageVisit> {
    const { status, headers } = response;
    if (status === 404 || status === 410) return { outcome: 'excluded', reason: `answers ${status}` };
    if (status < 200 || status >= 300) return { outcome: 'failed', reason: `answers ${status}` };
    const url = new URL(response.url);
    url.hash = '';
    if (url.origin !== this.origin) return { outcome: 'excluded', reason: 'leads to another site' };
    if (/\b(?:noindex|none)\b/i.test(headers['x-robots-tag'] ?? '')) {
      return { outcome: 'excluded', reason: 'asks not to be indexed' };
    }
    const kind = kindOfMediaType(headers['content-type'] ?? '');
    if (!kind) return { outcome: 'excluded', reason: `is ${headers['content-type'] || 'of unknown type'}` };
    const source = kind === 'pdf' ? response.body : response.text();
    const {
      links = [],
      isNoIndex = false,
      ...document
    } = await this.reader.readSource(source, kind, url.href);
    return isNoIndex
      ? { outcome: 'excluded', reason: 'asks not to be indexed' }
      : { outcome: 'document', url: url.href, document, links };
  }
}
