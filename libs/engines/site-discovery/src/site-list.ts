import { type ReadingThreads, ThreadError, defineReading } from '@capstan/platform-jobs';
import type { OutboundResponse } from '@capstan/platform-outbound';
import { crawlDelayMs } from './crawl-delay.js';
import type { SiteScope } from './site-scope.js';
import { type Sitemap, type SitePage, sitemapsOfRobots } from './sitemap.js';
import type { readSitemapFile } from './sitemap.reading.js';

const SITEMAP = defineReading<typeof readSitemapFile>(
  import.meta.url,
  './sitemap.reading.js',
  'readSitemapFile',
);

/** RFC 9309, 2.5: crawlers must parse at least 500 KiB. */
const MAX_ROBOTS_CHARS = 512 * 1024;

/** How the files of a site are fetched and read. */
export interface SiteFiles {
  /** @returns null if there is no such file. */
  fetch(url: string): Promise<OutboundResponse | null>;
  threads: ReadingThreads;
  /** The crawler's name in robots.txt. */
  robotsName: string;
  signal: AbortSignal;
}

/** The pages that a site lists. */
export interface SiteListing {
  pages: SitePage[];
  /** Whether sitemaps were not read, or pages omitted. */
  isCut: boolean;
}

/** The robots.txt and the sitemaps of a site. */
export class SiteList {
  private constructor(
    private readonly scope: SiteScope,
    private readonly files: SiteFiles,
    private readonly robots: string,
  ) {}

  /** Fetches robots.txt. */
  static async open(scope: SiteScope, files: SiteFiles): Promise<SiteList> {
    const robots = await files.fetch(`${scope.origin}/robots.txt`);
    return new SiteList(scope, files, robots?.text().slice(0, MAX_ROBOTS_CHARS) ?? '');
  }

  /** `Crawl-delay` of robots.txt in milliseconds; 0 without one. */
  get crawlDelayMs(): number {
    return crawlDelayMs(this.robots, this.files.robotsName);
  }

  /**
   * Returns the pages of the sitemaps: those of robots.txt and `/sitemap.xml`, each page once. Files that are missing,
   * broken or too large have no pages.
   */
  async pages(limit: number, maxSitemaps: number): Promise<SiteListing> {
    const open = [...sitemapsOfRobots(this.robots, this.scope), `${this.scope.origin}/sitemap.xml`];
    const seen = new Set<string>();
    const pages = new Map<string, SitePage>();
    for (let url = open.shift(); url !== undefined; url = open.shift()) {
      if (seen.has(url)) continue;
      if (seen.size === maxSitemaps || pages.size > limit)
        return { pages: firstOf(pages, limit), isCut: true };
      seen.add(url);
      const sitemap = await this.read(url);
      // More are never read.
      open.push(...sitemap.sitemaps.slice(0, Math.max(0, maxSitemaps + 1 - open.length)));
      for (const page of sitemap.pages) if (!pages.has(page.url)) pages.set(page.url, page);
    }
    return { pages: firstOf(pages, limit), isCut: pages.size > limit };
  }

  private async read(url: string): Promise<Sitemap> {
    const { threads, signal } = this.files;
    const file = await this.files.fetch(url);
    if (!file) return NOTHING;
    try {
      return await threads.run(SITEMAP, signal, file.body, this.scope);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ThreadError) return NOTHING;
      throw error;
    }
  }
}

const NOTHING: Sitemap = { pages: [], sitemaps: [] };

const firstOf = (pages: ReadonlyMap<string, SitePage>, limit: number): SitePage[] =>
  [...pages.values()].slice(0, limit);
