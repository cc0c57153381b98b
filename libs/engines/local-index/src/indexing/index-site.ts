import { Injectable } from '@nestjs/common';
import { domainOf, webUrl } from '@capstan/parsing';
import { OutboundClient } from '@capstan/platform-outbound';
import type { Collection } from '../documents/collection.js';
import { LocalIndex } from '../local-index.js';
import type { KnownDocument } from '../documents/document.js';
import { contentHash } from './content-hash.js';
import { CrawlFrontier } from './crawl-frontier.js';
import { DocumentBatch } from './document-batch.js';
import { type IndexRunOptions, type IndexSummary, IndexTally } from './index-report.js';
import { SitePages } from './site-pages.js';

export interface IndexSiteOptions extends IndexRunOptions {
  /** Maximum number of pages per run. Default 500. */
  maxPages?: number;
  /** Maximum number of links from the start. Default 10. */
  maxDepth?: number;
  /** Delay between two requests, unless robots.txt requires a longer one. Default 250. */
  delayMs?: number;
}

/** The address must be an http(s) URL without credentials. */
export class NotASiteError extends Error {
  override readonly name = 'NotASiteError';

  constructor(address: string) {
    super(`${address} must be an http(s) URL without credentials`);
  }
}

interface Crawl {
  collection: Collection;
  tally: IndexTally;
  known: ReadonlyMap<string, KnownDocument>;
  batch: DocumentBatch;
  frontier: CrawlFrontier;
  pages: SitePages;
}

/** Indexes a site: from a start page and the sitemaps, along links of the same origin, one request at a time. */
@Injectable()
export class IndexSite {
  constructor(
    private readonly index: LocalIndex,
    private readonly outbound: OutboundClient,
  ) {}

  /** Returns the normalized URL of the site. @throws NotASiteError */
  rootOf(address: string): string {
    const url = webUrl(address);
    if (!url) throw new NotASiteError(address);
    url.hash = '';
    return url.href;
  }

  /**
   * Visits the start page, the sitemaps, linked pages, and last the pages of the previous run that are no longer
   * linked. A page is removed from the index when it is missing or `noindex`; one that fails keeps its state.
   * @throws NotASiteError, CollectionNameTakenError
   */
  async run(address: string, options: IndexSiteOptions = {}): Promise<IndexSummary> {
    const { maxPages = 500, maxDepth = 10, delayMs = 250, signal } = options;
    const root = this.rootOf(address);
    const start = new URL(root);
    const before = await this.index.findCollection(root);
    const collection = await this.index.openCollection({
      name: options.name ?? before?.name ?? domainOf(start),
      kind: 'site',
      root,
      sourceType: options.sourceType ?? before?.sourceType ?? 'web',
      isFallback: options.isFallback ?? before?.isFallback ?? false,
    });
    await this.index.renew();
    const tally = new IndexTally(collection.name, options.report);
    const known = await this.index.knownDocuments(collection.id);
    const crawl: Crawl = {
      collection,
      tally,
      known,
      batch: new DocumentBatch(this.index, collection.id, {
        written: (url) => tally.note(known.has(url) ? 'updated' : 'added', url),
        failed: (url, reason) => tally.note('failed', url, reason),
      }),
      frontier: new CrawlFrontier(start.origin, maxDepth),
      pages: new SitePages(this.outbound, start.origin, { delayMs, signal }),
    };
    crawl.frontier.add(root, 0);
    try {
      for (const page of await crawl.pages.listed(maxPages)) crawl.frontier.add(page, 1);
      await this.crawl(crawl, { maxPages, maxDepth, signal });
    } finally {
      await crawl.pages.close();
    }
    await crawl.batch.finish();
    await this.index.renewVectors(options.signal);
    await this.index.markIndexed(collection.id);
    return tally.summary();
  }

  private async crawl(
    crawl: Crawl,
    { maxPages, maxDepth, signal }: { maxPages: number; maxDepth: number; signal: AbortSignal | undefined },
  ): Promise<void> {
    let areKnownQueued = false;
    for (let visited = 0; visited < maxPages; visited += 1) {
      signal?.throwIfAborted();
      let target = crawl.frontier.take();
      if (!target && !areKnownQueued) {
        areKnownQueued = true;
        for (const url of crawl.known.keys()) crawl.frontier.add(url, maxDepth);
        target = crawl.frontier.take();
      }
      if (!target) break;
      crawl.tally.total = Math.min(crawl.frontier.size, maxPages);
      await this.visit(target.url, target.depth, crawl);
    }
  }

  private async visit(target: string, depth: number, crawl: Crawl): Promise<void> {
    const { collection, tally, known, frontier, pages } = crawl;
    const visit = await pages.visit(target);
    if (visit.outcome === 'failed') {
      tally.note('failed', target, visit.reason);
      return;
    }
    const isMoved = visit.outcome === 'document' && visit.url !== target;
    if (known.has(target) && (visit.outcome === 'excluded' || isMoved)) {
      await this.index.remove(collection.id, [target]);
      tally.note('removed', target, visit.outcome === 'excluded' ? visit.reason : `moved to ${visit.url}`);
    } else if (visit.outcome === 'excluded') {
      tally.note('skipped', target, visit.reason);
    }
    if (visit.outcome === 'excluded' || (isMoved && !frontier.claim(visit.url))) return;

    for (const link of visit.links) frontier.add(link, depth + 1);
    const { title, publishedAt, blocks } = visit.document;
    // Hash of the text, not of the bytes: pages contain tokens and times that change with every visit.
    const hash = contentHash(JSON.stringify([title, publishedAt, blocks]));
    if (hash === known.get(visit.url)?.contentHash) {
      tally.note('unchanged', visit.url);
      return;
    }
    await crawl.batch.add({
      ...visit.document,
      title: title || visit.url,
      url: visit.url,
      contentHash: hash,
      stamp: null,
    });
  }
}
