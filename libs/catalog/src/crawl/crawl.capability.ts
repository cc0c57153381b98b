import { AppError, defineCapability, parseTargetUrl } from '@capstan/kit';
import { CrawlParams } from './crawl.params.js';
import { CrawlResult } from './crawl.result.js';
import { CrawlerProvider } from './providers/crawler/crawler.provider.js';
import { HostPace } from './site/host-pace.js';

const MINUTE_MS = 60_000;
/** For each page, on average; a long Crawl-delay needs more. */
const PAGE_MS = 15_000;
const MAX_HOURS = 12;

/** Reads the pages of a site. */
export const crawl = defineCapability<CrawlParams, CrawlResult>({
  name: 'crawl',
  runs: 'as-job',
  title: 'Crawl a site',
  summary: 'Reads many pages of a web site, following its links and sitemaps.',
  description: [
    'Runs as a job: with `Prefer: respond-async` the call answers 202 at once. Progress is at `GET /v1/jobs/{id}/stream`, the pages',
    'at `GET /v1/jobs/{id}/items` while it runs and after, and `POST /v1/jobs/{id}/cancel` ends it: pages read until then are charged and kept.',
    '',
    'To find the addresses of a site without reading its pages use `map`. robots.txt is respected, with its `Crawl-delay`. Pages of other sites are',
    'read only with `allow_external`. Pages that cannot be read are free.',
  ].join('\n'),
  params: CrawlParams,
  result: CrawlResult,
  credits: 1,
  unit: { name: 'page', count: 'limit' },
  readsOnly: true,
  deadlineMs: ({ limit }) => Math.min(10 * MINUTE_MS + limit * PAGE_MS, MAX_HOURS * 60 * MINUTE_MS),
  check: faultOf,
  providers: [CrawlerProvider],
  services: [HostPace],
  accept: ({ pages_read: read }) => (read > 0 ? 'ok' : 'empty'),
  examples: [
    { title: 'A site', params: { url: 'https://example.com/', limit: 20 } },
    {
      title: 'The guides of a site',
      params: { url: 'https://example.com/docs/', include: ['/docs/*'], max_depth: 3, limit: 200 },
    },
  ],
});

function faultOf({ url }: CrawlParams): AppError | undefined {
  try {
    parseTargetUrl(url);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
