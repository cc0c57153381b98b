import { RequestBody } from './request-body.js';
import { readPathPatterns } from './path-patterns.js';
import { readScrapeOptions } from './scrape-options.js';

const MAX_DEPTH = 100;

/** Translates a request for a crawl to parameters of `crawl`. @throws InvalidRequestError. */
export function crawlParamsOf(sent: unknown): object {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration', 'maxConcurrency', 'deduplicateSimilarURLs');
  const url = body.text('url') ?? '';
  const isEntireDomain = body.flag('crawlEntireDomain') ?? false;
  const include = readPathPatterns(body, 'includePaths');
  const pages = body.within('scrapeOptions');
  const { formats, timeout_ms: pageTimeoutMs, wait_for: waitFor } = readScrapeOptions(pages);
  if (waitFor !== undefined) pages.fault('waitFor', 'is not supported in crawls here');
  pages.close();
  const depth = body.number('maxDiscoveryDepth');
  const delay = body.number('delay');
  const params = {
    url,
    limit: body.number('limit'),
    max_depth: depth === undefined ? undefined : Math.min(depth, MAX_DEPTH),
    include: include.length > 0 || isEntireDomain ? include : belowOf(url),
    exclude: readPathPatterns(body, 'excludePaths'),
    include_subdomains: body.flag('allowSubdomains'),
    allow_external: body.flag('allowExternalLinks'),
    ignore_query_parameters: body.flag('ignoreQueryParameters'),
    sitemap: body.text('sitemap'),
    delay_ms: delay === undefined ? undefined : Math.round(delay * 1_000),
    formats,
    page_timeout_ms: pageTimeoutMs,
  };
  body.finish();
  return params;
}

/** Without `crawlEntireDomain` a crawl remains below the path of its first page. */
function belowOf(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const folder = new URL(url).pathname.replace(/\/+$/, '');
  return folder === '' ? [] : [`${folder}*`];
}
