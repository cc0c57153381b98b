import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { mediawikiFailure } from '../../../mediawiki-failure.js';
import { isIncludedDomain } from '../../domains.js';
import { searchVendor } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import { fromWikipedia, toWikipediaQuery } from './wikipedia.mapper.js';

/** Full-text search of Wikipedia, or of any MediaWiki with its Action API at `/w/api.php`; needs no account. */
export const WikipediaProvider = defineHttpProvider({
  info: { name: 'wikipedia', title: 'Wikipedia', homepage: 'https://www.mediawiki.org/wiki/API:Search' },
  config: defineProviderConfig('wikipedia', {
    title: 'Wikipedia or another MediaWiki',
    baseUrl: 'https://en.wikipedia.org',
    apiKey: false,
  }),
  ...searchVendor,
  // An encyclopedia has no news, papers or publication dates, and is one site.
  supports: (params, { config }) =>
    params.source_type === 'web' &&
    params.freshness === 'any' &&
    isIncludedDomain(new URL(baseUrlFor(params, config)).hostname, params),
  // The concurrency limit for anonymous clients of Wikimedia.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params, { config }) => ({
    baseUrl: baseUrlFor(params, config),
    path: '/w/api.php',
    query: toWikipediaQuery(params),
  }),
  failureOf: mediawikiFailure('Wikipedia'),
  read: (body, { params, config }) => fromWikipedia(body, baseUrlFor(params, config)),
});

/** Each language has a Wikipedia of its own; another MediaWiki has only its own language. */
function baseUrlFor({ language }: SearchParams, { baseUrl }: { baseUrl: string }): string {
  return language === undefined
    ? baseUrl
    : baseUrl.replace(/^https:\/\/[a-z]{2}\.wikipedia\.org$/, `https://${language}.wikipedia.org`);
}
