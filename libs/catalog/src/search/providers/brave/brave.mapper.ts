import { withSiteOperators } from '../../domains.js';
import type { HitCandidate } from '../../search-hits.js';
import type { Freshness, SearchParams } from '../../search.params.js';
import { type HttpRequest, type OutboundResponse, fieldsOf, listOf, textOf } from '@capstan/kit';
import { cutWords } from '@capstan/text-analysis';

/** Brave refuses longer queries with 422. */
const MAX_QUERY_WORDS = 50;
const MAX_QUERY_LENGTH = 400;

/** Results a page holds at most: web 20, news 50. */
const MAX_COUNT = { web: 20, news: 50 } as const;

const FRESHNESS: Record<Exclude<Freshness, 'any'>, string> = { day: 'pd', week: 'pw', month: 'pm' };

/** One page. @param page from 0; `offset` counts pages, not results. */
export function toBraveRequest(params: SearchParams, page: number): HttpRequest {
  const kind = params.source_type === 'news' ? 'news' : 'web';
  return {
    path: `/res/v1/${kind}/search`,
    query: {
      q: cutWords(withSiteOperators(params.query, params), MAX_QUERY_WORDS, MAX_QUERY_LENGTH),
      count: Math.min(params.max_results, MAX_COUNT[kind]),
      offset: page,
      text_decorations: false,
      result_filter: kind === 'web' ? 'web' : undefined,
      freshness: params.freshness === 'any' ? undefined : FRESHNESS[params.freshness],
      search_lang: params.language,
    },
  };
}

/**
 * Reads an answer of the web endpoint (`web.results`) or the news endpoint (`results`); every block is optional,
 * a missing one means nothing was found. Undefined when it is not an answer of Brave.
 */
export function fromBrave(body: unknown): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  if (answer.type !== 'search' && answer.type !== 'news') return undefined;
  const block = answer.type === 'news' ? answer : fieldsOf(answer.web);
  return listOf(block.results).map((item) => {
    const result = fieldsOf(item);
    return {
      url: result.url,
      title: textOf(result.title),
      snippet: textOf(result.description),
      publishedAt: result.page_age,
    };
  });
}

/** Brave says so when there are no further results. */
export function hasMoreOfBrave(response: OutboundResponse): boolean {
  return fieldsOf(fieldsOf(response.json()).query).more_results_available !== false;
}

/** Code of an `ErrorResponse`, e.g. `RATE_LIMITED`; undefined when the body is none. */
export function braveErrorCode(body: unknown): string | undefined {
  const answer = fieldsOf(body);
  if (answer.type !== 'ErrorResponse' && answer.error === undefined) return undefined;
  return textOf(fieldsOf(answer.error).code);
}

/** Brave's rate headers are pairs, e.g. `X-RateLimit-Remaining: 0, 14520`. */
export interface BraveRate {
  second: number | undefined;
  month: number | undefined;
}

export function bravePair(header: string | undefined): BraveRate {
  const [second, month] = (header ?? '').split(',').map((part) => {
    const text = part.trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });
  return { second, month };
}
