import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { isWantedDomain } from '../../domains.js';
import { searchVendor } from '../../search-vendor.js';
import type { SearchParams } from '../../search.params.js';
import { fromWikipedia, toWikipediaQuery, wikipediaErrorCode } from './wikipedia.mapper.js';

/** Wikipedia's full-text search, or that of any MediaWiki with its Action API at `/w/api.php`; needs no account. */
export const WikipediaProvider = defineHttpProvider({
  info: { name: 'wikipedia', title: 'Wikipedia', homepage: 'https://www.mediawiki.org/wiki/API:Search' },
  config: defineProviderConfig('wikipedia', {
    title: 'Wikipedia or another MediaWiki',
    baseUrl: 'https://en.wikipedia.org',
    apiKey: false,
  }),
  ...searchVendor,
  // An encyclopaedia has no news, no papers and no dates of publication, and is one site.
  supports: (params, { config }) =>
    params.source_type === 'web' &&
    params.freshness === 'any' &&
    isWantedDomain(new URL(baseUrlFor(params, config)).hostname, params),
  // Wikimedia asks anonymous clients for no more requests at a time.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params, { config }) => ({
    baseUrl: baseUrlFor(params, config),
    path: '/w/api.php',
    query: toWikipediaQuery(params),
  }),
  failureOf: apiFailure,
  read: (body, { params, config }) => fromWikipedia(body, baseUrlFor(params, config)),
});

/** Each language has a Wikipedia of its own; another MediaWiki has the language it has. */
function baseUrlFor({ language }: SearchParams, { baseUrl }: { baseUrl: string }): string {
  return language === undefined
    ? baseUrl
    : baseUrl.replace(/^https:\/\/[a-z]{2}\.wikipedia\.org$/, `https://${language}.wikipedia.org`);
}

/** The Action API reports faults with status 200; another status mostly speaks for itself. */
function apiFailure(response: OutboundResponse): ProviderFailure | undefined {
  const code = response.headers['mediawiki-api-error'] ?? wikipediaErrorCode(jsonOf(response));
  if (code === undefined || (response.status >= 300 && code !== 'ratelimited')) return undefined;
  const wait = retryAfterSeconds(response.headers['retry-after']);
  return code === 'ratelimited'
    ? new ProviderFailure('rate_limited', 'MediaWiki limits the rate', { retryAfterSeconds: wait })
    : new ProviderFailure('upstream_error', `MediaWiki answered ${code}`, { retryAfterSeconds: wait });
}
