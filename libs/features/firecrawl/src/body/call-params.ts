import { RequestBody } from './request-body.js';
import { clamped, readScrapeOptions } from './scrape-options.js';

const MAX_RESULTS = 50;
const MAX_LINKS = 30_000;
const MAX_MAP_MS = 120_000;
const FRESHNESS: Readonly<Record<string, string>> = { 'qdr:d': 'day', 'qdr:w': 'week', 'qdr:m': 'month' };

/** Translates a request for a page to parameters of `scrape`. @throws InvalidRequestError. */
export function scrapeParamsOf(sent: unknown): object {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration');
  const params = { url: body.text('url'), ...readScrapeOptions(body) };
  body.finish();
  return params;
}

/** Translates a request for many pages to parameters of `batch`. @throws InvalidRequestError. */
export function batchParamsOf(sent: unknown): object {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration', 'maxConcurrency', 'ignoreInvalidURLs');
  const urls = body.texts('urls') ?? [];
  const options = readScrapeOptions(body);
  body.finish();
  return { capability: 'scrape', inputs: urls.map((url) => ({ url, ...options })) };
}

/** Translates a search to parameters of `search`. @throws InvalidRequestError. */
export function searchParamsOf(sent: unknown): { params: object; source: 'web' | 'news' } {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration', 'timeout', 'ignoreInvalidURLs', 'highlights', 'location', 'country');
  const limit = body.number('limit');
  const source = readSource(body);
  const tbs = body.text('tbs');
  const freshness = tbs === undefined ? undefined : FRESHNESS[tbs];
  if (tbs !== undefined && !freshness) body.fault('tbs', 'must be qdr:d, qdr:w or qdr:m here');
  const params = {
    query: body.text('query'),
    max_results: limit === undefined ? undefined : Math.min(limit, MAX_RESULTS),
    source_type: source,
    freshness,
    include_domains: body.texts('includeDomains'),
    exclude_domains: body.texts('excludeDomains'),
  };
  body.finish();
  return { params, source };
}

function readSource(body: RequestBody): 'web' | 'news' {
  const sources = (body.list('sources') ?? ['web']).map((one) =>
    typeof one === 'string' ? one : (one as { type?: unknown } | null)?.type,
  );
  const [source] = sources;
  if (sources.length === 1 && (source === 'web' || source === 'news')) return source;
  body.fault('sources', 'must be one of web and news here');
  return 'web';
}

/** Translates a request for the addresses of a site to parameters of `map`. @throws InvalidRequestError. */
export function mapParamsOf(sent: unknown): { params: object; ignoresQueries: boolean } {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration', 'location');
  const limit = body.number('limit');
  const timeout = body.number('timeout');
  const params = {
    url: body.text('url'),
    search: body.text('search'),
    sitemap: body.text('sitemap'),
    include_subdomains: body.flag('includeSubdomains') ?? true,
    limit: limit === undefined ? undefined : Math.min(limit, MAX_LINKS),
    timeout_ms: timeout === undefined ? undefined : clamped(timeout, MAX_MAP_MS),
  };
  const ignoresQueries = body.flag('ignoreQueryParameters') ?? true;
  body.finish();
  return { params, ignoresQueries };
}

/** Translates an extraction to parameters of `batch` with one call of `extract`. @throws InvalidRequestError. */
export function extractParamsOf(sent: unknown): object {
  const body = RequestBody.of(sent);
  body.ignore('origin', 'integration', 'ignoreInvalidURLs', 'showSources', 'allowExternalLinks');
  const urls = body.texts('urls') ?? [];
  if (urls.some((url) => url.endsWith('*'))) {
    body.fault('urls', 'must be pages here; use map or crawl to find those of a site');
  }
  const schema = body.object('schema');
  if (!schema) body.fault('schema', 'is required here');
  body.finish();
  return { capability: 'extract', inputs: [{ urls, schema }] };
}
