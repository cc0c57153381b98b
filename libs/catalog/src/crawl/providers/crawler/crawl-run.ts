import {
  AppError,
  InvalidUrlError,
  type JobContext,
  type JobItemCounts,
  type NewJobItem,
  type OpenJobItem,
  runJobItems,
} from '@capstan/kit';
import type { SiteScope } from '@capstan/site-discovery';
import type { CrawlParams } from '../../crawl.params.js';
import type { CrawlResult, CrawlStop } from '../../crawl.result.js';
import { PageLinks, type PageVisit, keyOf } from '../../site/page-links.js';
import { LEFT_SITE, type PageVisits, type VisitOutcome } from './page-visits.js';
import type { SiteRules } from './site-rules.js';

/** Addresses that are kept beyond those that may be read: some cannot be. */
const SPARE_ADDRESSES = 100;
/** Time reserved to end properly. */
const MARGIN_MS = 5_000;

/** Latest start time of a page. */
export const lastStartMs = (endsAtMs: number, { page_timeout_ms: timeoutMs }: CrawlParams): number =>
  endsAtMs - timeoutMs - MARGIN_MS;

/** Limits of a run in this worker. */
export interface CrawlLimits {
  concurrency: number;
  endsAtMs: number;
  signal: AbortSignal;
}

/** From which another worker continues. */
interface Checkpoint {
  /** Origin of the site, after the redirects of its start page. */
  origin: string;
}

/** A crawl in one worker; its pages are the items of the job. */
export class CrawlRun {
  private readonly maxAddresses: number;
  private links: PageLinks;
  private counts: JobItemCounts = { added: 0, done: 0, failed: 0, units: 0 };
  private stoppedBy: CrawlStop | null = null;
  /** The error because of which no further pages are stored. */
  private refusal: AppError | undefined;

  constructor(
    private readonly params: CrawlParams,
    private readonly job: JobContext,
    private readonly visits: PageVisits,
    private readonly rules: SiteRules,
    private readonly limits: CrawlLimits,
  ) {
    this.maxAddresses = 2 * params.limit + SPARE_ADDRESSES;
    this.links = this.linksOf(new URL(params.url).origin);
  }

  /** @throws InvalidUrlError if the start page must never be fetched; AppError if not even one page could be stored. */
  async run(): Promise<CrawlResult> {
    await this.begin();
    const { concurrency, signal } = this.limits;
    await runJobItems({
      items: this.job.items,
      concurrency,
      signal,
      room: (underWay) => this.room(underWay),
      work: (item) => this.visit(item),
    });
    return this.result();
  }

  /** The first worker reads the start page alone: its redirects decide which site it is. */
  private async begin(): Promise<void> {
    const { items, checkpoint } = this.job;
    const url = this.links.normalized(this.params.url);
    const start = { key: keyOf(url), input: { url: url.href, depth: 0 } };
    this.counts = await items.add([start], this.maxAddresses);
    if (checkpoint) {
      this.links = this.linksOf((checkpoint as Checkpoint).origin);
      return;
    }
    const [item] = await items.open(1, []);
    if (!item) return;
    const outcome = await this.visits.read(url.href);
    if ('thrown' in outcome && outcome.thrown instanceof InvalidUrlError) throw outcome.thrown;
    const { origin } = 'page' in outcome ? outcome.finalUrl : url;
    this.links = this.linksOf(origin);
    this.counts = await items.add(await this.listed(origin), this.maxAddresses);
    await this.job.save({ origin } satisfies Checkpoint);
    await this.end(item, outcome);
  }

  private async listed(origin: string): Promise<NewJobItem[]> {
    if (this.params.sitemap === 'skip' || this.params.max_depth === 0) return [];
    const { pages } = await this.rules.listed(this.scopeOf(origin), this.maxAddresses);
    return this.links.select(
      pages.map(({ url }) => url),
      1,
    );
  }

  private room(underWay: number): number {
    if (performance.now() > lastStartMs(this.limits.endsAtMs, this.params)) this.stoppedBy ??= 'time';
    return this.stoppedBy ? 0 : this.params.limit - this.counts.done - underWay;
  }

  private async visit(item: OpenJobItem): Promise<void> {
    await this.end(item, await this.visits.read((item.input as PageVisit).url));
  }

  private async end(item: OpenJobItem, read: VisitOutcome): Promise<void> {
    if ('isTooLate' in read) {
      // The page stays open.
      this.stoppedBy ??= 'time';
      return;
    }
    const outcome = 'page' in read && !this.links.covers(read.finalUrl) ? { error: LEFT_SITE } : read;
    const { depth } = item.input as PageVisit;
    const followed = 'page' in outcome && this.params.sitemap !== 'only' ? outcome.links : [];
    const found = { items: this.links.select(followed, depth + 1), limit: this.maxAddresses };
    const ending =
      'page' in outcome
        ? {
            outcome: 'done' as const,
            output: { page: outcome.page, error: null },
            units: 1,
            key: keyOf(this.links.normalized(outcome.finalUrl.href)),
          }
        : { outcome: 'failed' as const, output: { page: null, error: outcome.error }, units: 0 };
    try {
      const counts = await this.job.items.end(item, ending, found, ({ added, done, failed }) => ({
        done,
        total: Math.min(this.params.limit, added - failed),
        unit: 'pages',
      }));
      // Visits that end at the same time may be answered in another order.
      if (endedOf(counts) > endedOf(this.counts)) this.counts = counts;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.stoppedBy = 'storage';
      this.refusal = error;
    }
  }

  private async result(): Promise<CrawlResult> {
    const { added, done, failed } = this.counts;
    if (this.refusal && done === 0) throw this.refusal;
    const isAllVisited = (await this.job.items.open(1, [])).length === 0 && added < this.maxAddresses;
    return {
      url: this.params.url,
      pages_read: done,
      pages_failed: failed,
      is_complete: isAllVisited,
      stopped_by: isAllVisited ? null : (this.stoppedBy ?? 'limit'),
      items_url: `/v1/jobs/${this.job.id}/items`,
    };
  }

  private linksOf(origin: string): PageLinks {
    return new PageLinks(this.params, this.scopeOf(origin));
  }

  private scopeOf(origin: string): SiteScope {
    return { origin, breadth: this.params.include_subdomains ? 'subdomains' : 'host' };
  }
}

const endedOf = ({ done, failed }: JobItemCounts): number => done + failed;
