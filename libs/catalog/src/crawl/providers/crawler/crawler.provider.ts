import { Inject } from '@nestjs/common';
import {
  type CallContext,
  CapabilityClient,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  InvalidRequestError,
  OutboundClient,
  ReadingThreads,
} from '@capstan/kit';
import type { CrawlParams } from '../../crawl.params.js';
import type { CrawlResult } from '../../crawl.result.js';
import { HostPace } from '../../site/host-pace.js';
import { CrawlRun, lastStartMs } from './crawl-run.js';
import { crawlerConfig } from './crawler.config.js';
import { PageVisits } from './page-visits.js';
import { SiteRules } from './site-rules.js';

/** Follows links and sitemaps, and reads each page through `scrape`. */
@DefineProvider({ name: 'crawler', title: 'Crawler', config: crawlerConfig })
export class CrawlerProvider implements CapabilityProvider<CrawlParams, CrawlResult> {
  constructor(
    @Inject(crawlerConfig.token) private readonly config: ConfigOf<typeof crawlerConfig>,
    private readonly capabilities: CapabilityClient,
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
    private readonly pace: HostPace,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** @throws InvalidRequestError before the call is queued, because no provider supports more. */
  supports({ limit }: CrawlParams): boolean {
    const { maxPages } = this.config;
    if (limit <= maxPages) return true;
    const message = `limit must be at most ${maxPages} here (got ${limit})`;
    throw new InvalidRequestError([{ path: 'limit', message }]);
  }

  /** @throws InvalidUrlError if the start page must never be fetched. */
  async call(params: CrawlParams, context: CallContext): Promise<CrawlResult> {
    const { job } = context;
    context.signal.throwIfAborted();
    if (!job)
      throw new InvalidRequestError([
        { path: '', message: 'a crawl must run as a job of its own; it cannot be part of another call' },
      ]);
    const stopped = new AbortController();
    const signal = AbortSignal.any([context.signal, stopped.signal]);
    const endsAtMs = performance.now() + context.timeoutMs;
    const limits = { signal, latestStartMs: lastStartMs(endsAtMs, params) };
    // The preferences of one caller must not slow the crawls of others.
    const ownPace = new HostPace();
    const rules = new SiteRules(this.outbound, this.threads, signal);
    const visits = new PageVisits(
      params,
      this.capabilities,
      { ...context, signal },
      async ({ host, origin }) => {
        const isInTime = await ownPace.turn(host, params.delay_ms, limits);
        return isInTime && this.pace.turn(host, await rules.delayMsOf(origin), limits);
      },
    );
    const run = new CrawlRun(params, job, visits, rules, {
      concurrency: this.config.concurrency,
      endsAtMs,
      signal,
    });
    try {
      return await run.run();
    } finally {
      stopped.abort();
    }
  }
}
