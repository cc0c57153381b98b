import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  retryAfterSeconds,
} from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-vendor.js';
import { fromOpenalex, toOpenalexRequest } from './openalex.mapper.js';

const DAY_SECONDS = 86_400;

/** Some 250 million works of all fields. Works without a key, on a small daily budget. */
export const OpenalexProvider = defineHttpProvider({
  info: { name: 'openalex', title: 'OpenAlex', homepage: 'https://developers.openalex.org' },
  config: defineProviderConfig('openalex', { title: 'OpenAlex', baseUrl: 'https://api.openalex.org' }),
  ...searchVendor,
  supports: servesPapers,
  // The key is in the query, and a redirect may repeat the query to another host.
  maxRedirects: 0,
  request: (params, { config }) =>
    queryWords(params.query).length === 0 ? undefined : { path: toOpenalexRequest(params, config.apiKey) },
  failureOf: (response, { config }) => failureOf(response, config.apiKey),
  read: (body, { params }) => fromOpenalex(body, params),
});

/** 429 is the end of the day's budget, unless some of it is left: then it is the limit per second. */
function failureOf(response: OutboundResponse, apiKey: string | undefined): ProviderFailure | undefined {
  const { status, headers } = response;
  const stated = retryAfterSeconds(headers['retry-after']);
  const hasBudget = Number(headers['x-ratelimit-remaining'] ?? '0') > 0;
  const isRate =
    (status === 403 && /rate limit/i.test(response.text())) ||
    (status === 429 && hasBudget && !/insufficient|budget|daily/i.test(response.text()));
  if (isRate) {
    return new ProviderFailure('rate_limited', 'OpenAlex limits the rate', { retryAfterSeconds: stated });
  }
  if (status !== 429) return undefined;
  const advice = apiKey === undefined ? '; a free OPENALEX_API_KEY gives ten times as much' : '';
  return new ProviderFailure('quota_exhausted', `the daily budget at OpenAlex is used up${advice}`, {
    retryAfterSeconds: stated ?? resetSeconds(headers['x-ratelimit-reset']) ?? secondsUntilMidnight(),
  });
}

/** `X-RateLimit-Reset`: seconds until the budget is renewed. */
function resetSeconds(header: string | undefined): number | undefined {
  const seconds = /^\d{1,5}$/.test(header?.trim() ?? '') ? Number(header) : Number.NaN;
  return seconds <= DAY_SECONDS ? seconds : undefined;
}

/** The budget is one of a day in UTC. */
function secondsUntilMidnight(now: number = Date.now()): number {
  return DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS);
}
