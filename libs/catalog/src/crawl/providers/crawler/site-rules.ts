import type { OutboundClient, ReadingThreads } from '@capstan/kit';
import { SiteList, type SiteListing, type SiteScope } from '@capstan/site-discovery';
import { siteFile } from '../../../pages/site-file.js';

const MAX_SITEMAPS = 50;
/** Limit of Crawl-delay: a crawl must end. */
const MAX_DELAY_MS = 60_000;
/** Hosts whose delay is kept; a crawl of other sites may visit many. */
const MAX_HOSTS = 500;

/** The rules of the sites of a crawl: `Crawl-delay` and sitemaps. */
export class SiteRules {
  private readonly delays = new Map<string, Promise<number>>();

  constructor(
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
    private readonly signal: AbortSignal,
  ) {}

  /** `Crawl-delay` of an origin in milliseconds, at most a minute; 0 without one. */
  delayMsOf(origin: string): Promise<number> {
    const known = this.delays.get(origin);
    if (known) return known;
    if (this.delays.size === MAX_HOSTS) this.delays.clear();
    const delay = this.open({ origin, breadth: 'origin' }).then(({ crawlDelayMs }) =>
      Math.min(crawlDelayMs, MAX_DELAY_MS),
    );
    this.delays.set(origin, delay);
    return delay;
  }

  /** The pages that the sitemaps of a site list. */
  async listed(scope: SiteScope, limit: number): Promise<SiteListing> {
    return (await this.open(scope)).pages(limit, MAX_SITEMAPS);
  }

  private open(scope: SiteScope): Promise<SiteList> {
    const { signal } = this;
    const fetch = (url: string) => siteFile(this.outbound, url, { signal });
    const { robotsName } = this.outbound;
    return SiteList.open(scope, { fetch, threads: this.threads, signal, robotsName });
  }
}
