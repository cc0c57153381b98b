import { AppError, type CallContext, type CapabilityClient } from '@capstan/kit';
import { type FailureRecord, failureOf } from '@capstan/platform-core';
import type { CrawlParams } from '../../crawl.params.js';

/** What a crawl uses of the result of `scrape`. */
interface ScrapedPage {
  final_url: string;
  links: { url: string }[] | null;
}

/** The turn of the page would be after the end of the crawl. */
export const TOO_LATE = { isTooLate: true } as const;

/** The outcome of a visit. */
export type VisitOutcome =
  | { page: ScrapedPage; finalUrl: URL; links: string[] }
  /** The error of the page; `thrown` if there is one that ends a crawl whose start page it is. */
  | { error: PageError; thrown?: AppError }
  | typeof TOO_LATE;

/** Why a page was not read, as the owner of the crawl sees it. */
export type PageError = Pick<FailureRecord, 'slug' | 'title' | 'detail'>;

const blocked = (detail: string): PageError => ({
  slug: 'content-blocked',
  title: 'Content blocked',
  detail,
});

export const NOTHING_THERE = blocked('the page has no content');
export const LEFT_SITE = blocked('the page redirects to another site');

/** Reads pages as `scrape` does, each in its turn. */
export class PageVisits {
  constructor(
    private readonly params: CrawlParams,
    private readonly capabilities: CapabilityClient,
    private readonly context: CallContext,
    /** @returns false if it would be too late. */
    private readonly turn: (url: URL) => Promise<boolean>,
  ) {}

  async read(url: string): Promise<VisitOutcome> {
    if (!(await this.turn(new URL(url)))) return TOO_LATE;
    const { formats, mode, page_timeout_ms: timeoutMs } = this.params;
    // The crawl follows the links, whether or not they were requested.
    const wanted = { url, formats: [...new Set([...formats, 'links'])], mode, timeout_ms: timeoutMs };
    const { signal, requestId, caller } = this.context;
    const context = { signal, requestId, timeoutMs, ...(caller ? { caller } : {}) };
    try {
      const found = await this.capabilities.call('scrape', wanted, context);
      if (!found) return { error: NOTHING_THERE };
      const page = found.result as ScrapedPage;
      const links = (page.links ?? []).map((link) => link.url);
      return {
        page: formats.includes('links') ? page : { ...page, links: null },
        finalUrl: new URL(page.final_url),
        links,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      const { slug, title, detail } = failureOf(error);
      return { error: { slug, title, detail }, thrown: error };
    }
  }
}
