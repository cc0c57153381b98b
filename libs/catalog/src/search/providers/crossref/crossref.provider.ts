import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  retryAfterSeconds,
} from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-vendor.js';
import { fromCrossref, toCrossrefRequest } from './crossref.mapper.js';

/** Works with a DOI: articles, books, preprints, reports. Needs no account. */
export const CrossrefProvider = defineHttpProvider({
  info: {
    name: 'crossref',
    title: 'Crossref',
    homepage: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  },
  config: defineProviderConfig('crossref', {
    title: 'Crossref',
    baseUrl: 'https://api.crossref.org',
    apiKey: false,
  }),
  ...searchVendor,
  supports: servesPapers,
  // What Crossref's polite pool takes at a time; a contact in `OUTBOUND_USER_AGENT` leads there.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params) =>
    queryWords(params.query).length === 0 ? undefined : { path: toCrossrefRequest(params) },
  failureOf,
  read: (body, { params }) => fromCrossref(body, params),
});

/** The limit is so many requests per interval, both stated by headers. */
function failureOf({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 429) return undefined;
  const interval = /^(\d{1,5}) ?s?$/.exec(headers['x-rate-limit-interval']?.trim() ?? '')?.[1];
  return new ProviderFailure('rate_limited', 'Crossref limits the rate', {
    retryAfterSeconds:
      retryAfterSeconds(headers['retry-after']) ?? (interval === undefined ? undefined : Number(interval)),
  });
}
