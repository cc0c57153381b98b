import { ProviderFailure, defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { searchVendor } from '../../search-hits.js';
import { fromSearxng, searxngFailure, toSearxngQuery } from './searxng.mapper.js';

/** An instance returns about 10 to 30 results per page: a call that needs no more makes one request. */
const PAGE_RESULTS = 10;
const MAX_PAGES = 3;
/** How long SearXNG suspends an engine that refused it (its `SearxEngineAccessDenied` default). */
const SUSPENSION_SECONDS = 180;

/** SearXNG's JSON API; the operator runs the instance. */
export const SearxngProvider = defineHttpProvider({
  info: { name: 'searxng', title: 'SearXNG', homepage: 'https://docs.searxng.org' },
  config: defineProviderConfig('searxng', {
    title: 'a SearXNG instance (its settings must list json under search.formats)',
    apiKey: false,
  }),
  needs: ['baseUrl'],
  ...searchVendor,
  request: (params, { page }) => ({ path: '/search', query: toSearxngQuery(params, page) }),
  failureOf: searxngFailure,
  read: (body, { page }) => {
    const answer = fromSearxng(body);
    if (page === 0 && answer?.candidates.length === 0 && answer.unresponsive.length > 0) {
      throw new ProviderFailure('blocked', `no SearXNG engine responded: ${answer.unresponsive.join(', ')}`, {
        retryAfterSeconds: SUSPENSION_SECONDS,
      });
    }
    return answer?.candidates;
  },
  paging: {
    maxPages: ({ max_results }) => (max_results > PAGE_RESULTS ? MAX_PAGES : 1),
    wanted: ({ max_results }) => max_results,
  },
});
