import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  listOf,
  numberOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { resultsToRequest } from '../../results-to-request.js';
import { freshDays } from '../../freshness.js';
import { abstractMarkup } from '../../scholarly/abstract-markup.js';
import { doiUrl } from '../../scholarly/doi.js';
import { queryWords } from '../../scholarly/query-words.js';
import { workAddress } from '../../scholarly/work-address.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';

const MAX_PER_PAGE = 100;
/** Longer than any snippet; also limits the positions in the index. */
const MAX_WORDS = 2000;
const FIELDS = [
  'id',
  'doi',
  'title',
  'publication_date',
  'relevance_score',
  'primary_location',
  'open_access',
  'abstract_inverted_index',
].join(',');

/**
 * Path and query string of a list of works, by relevance. @param apiKey is sent in the query, the only place OpenAlex
 * accepts.
 */
export function toOpenalexRequest(params: SearchParams, apiKey: string | undefined): string {
  const days = freshDays(params.freshness);
  const filters = [
    ...(days ? [`from_publication_date:${days.from}`, `to_publication_date:${days.until}`] : []),
    ...(params.language === undefined ? [] : [`language:${params.language}`]),
  ];
  const query = new URLSearchParams({
    search: queryWords(params.query).join(' '),
    'per-page': String(resultsToRequest(params, MAX_PER_PAGE)),
    select: FIELDS,
  });
  if (filters.length > 0) query.set('filter', filters.join(','));
  if (apiKey !== undefined) query.set('api_key', apiKey);
  return `/works?${query.toString()}`;
}

/** Parses a list of works; `undefined` if the response is not one. */
export function fromOpenalex(body: unknown, params: SearchParams): HitCandidate[] | undefined {
  const { results } = fieldsOf(body);
  if (!Array.isArray(results)) return undefined;
  return listOf(results)
    .map(fieldsOf)
    .map((work) => {
      const location = fieldsOf(work.primary_location);
      const { oa_url: openAccessUrl } = fieldsOf(work.open_access);
      return {
        // The id is the URL of the work at OpenAlex.
        url: workAddress(
          [doiUrl(work.doi), location.landing_page_url, openAccessUrl, location.pdf_url, work.id],
          params,
        ),
        title: textOf(work.title),
        snippet: abstractMarkup(abstractOf(work.abstract_inverted_index)),
        publishedAt: work.publication_date,
        score: numberOf(work.relevance_score),
      };
    });
}

/** Restores the abstract from its inverted index, `{ "Oak": [0, 7], "gates": [1] }`: each word with its positions. */
export function abstractOf(invertedIndex: unknown): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(fieldsOf(invertedIndex))) {
    for (const place of listOf(places)) {
      if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < MAX_WORDS) {
        words[place] = word;
      }
    }
  }
  return words.filter((word) => word !== undefined).join(' ');
}

const DAY_SECONDS = 86_400;

/** 429 means that the daily budget is exhausted, unless some of it remains: then it is the limit per second. */
export function openalexFailure(
  response: OutboundResponse,
  apiKey: string | undefined,
): ProviderFailure | undefined {
  const { status, headers } = response;
  const stated = retryAfterSeconds(headers['retry-after']);
  const hasBudget = Number(headers['x-ratelimit-remaining'] ?? '0') > 0;
  const isRate =
    (status === 403 && /rate limit/i.test(response.text())) ||
    (status === 429 && hasBudget && !/insufficient|budget|daily/i.test(response.text()));
  if (isRate) {
    return new ProviderFailure('rate_limited', 'OpenAlex responded with a rate limit', {
      retryAfterSeconds: stated,
    });
  }
  if (status !== 429) return undefined;
  const advice = apiKey === undefined ? '; a free OPENALEX_API_KEY provides ten times as much' : '';
  return new ProviderFailure('quota_exhausted', `the daily budget at OpenAlex is exhausted${advice}`, {
    retryAfterSeconds: stated ?? resetSeconds(headers['x-ratelimit-reset']) ?? secondsUntilMidnight(),
  });
}

/** `X-RateLimit-Reset`: seconds until the budget is renewed. */
function resetSeconds(header: string | undefined): number | undefined {
  const seconds = /^\d{1,5}$/.test(header?.trim() ?? '') ? Number(header) : Number.NaN;
  return seconds <= DAY_SECONDS ? seconds : undefined;
}

/** The budget is per day in UTC. */
function secondsUntilMidnight(now: number = Date.now()): number {
  return DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS);
}
