import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { searchVendor, servesNoPapers } from '../../search-vendor.js';
import { braveErrorCode, bravePair, fromBrave, hasMoreOfBrave, toBraveRequest } from './brave.mapper.js';

/** 50 results are three pages of 20; every page is a request that Brave bills. */
const MAX_PAGES = 3;

/** Brave Search API, web and news; it has no academic search. */
export const BraveProvider = defineHttpProvider({
  info: { name: 'brave', title: 'Brave Search', homepage: 'https://brave.com/search/api/' },
  config: defineProviderConfig('brave', { title: 'Brave Search', baseUrl: 'https://api.search.brave.com' }),
  needs: ['apiKey'],
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config, page }) => ({
    ...toBraveRequest(params, page),
    headers: { 'x-subscription-token': config.apiKey },
  }),
  failureOf,
  read: fromBrave,
  paging: {
    maxPages: MAX_PAGES,
    wanted: ({ max_results }) => max_results,
    hasMore: hasMoreOfBrave,
  },
});

/** Brave names the fault in the body, now and then under a status that says something else. */
function failureOf(response: OutboundResponse): ProviderFailure | undefined {
  const code = braveErrorCode(jsonOf(response));
  if (response.status === 429 || code === 'RATE_LIMITED' || code === 'QUOTA_LIMITED') {
    return limitFailure(response, code);
  }
  if (code === 'SUBSCRIPTION_TOKEN_INVALID') {
    return new ProviderFailure('misconfigured', 'Brave Search refuses BRAVE_API_KEY');
  }
  if (code === undefined || response.status >= 300) return undefined;
  return new ProviderFailure('upstream_error', `Brave Search answered ${code || 'with an error'}`);
}

function limitFailure({ headers }: OutboundResponse, code: string | undefined): ProviderFailure {
  const reset = bravePair(headers['x-ratelimit-reset']);
  const stated = retryAfterSeconds(headers['retry-after']);
  // A monthly limit of 0 stands for a plan without one.
  const isMonthUsedUp =
    bravePair(headers['x-ratelimit-remaining']).month === 0 &&
    bravePair(headers['x-ratelimit-limit']).month !== 0;
  const isMonth = code === 'QUOTA_LIMITED' || (code !== 'RATE_LIMITED' && isMonthUsedUp);
  return isMonth
    ? new ProviderFailure('quota_exhausted', 'the monthly quota of Brave Search is used up', {
        retryAfterSeconds: stated ?? reset.month,
      })
    : new ProviderFailure('rate_limited', 'Brave Search limits the rate', {
        retryAfterSeconds: stated ?? reset.second,
      });
}
