import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { fitQuery } from '../../fit-query.js';
import type { HitCandidate } from '../../search-hits.js';
import type { Freshness, SearchParams } from '../../search.params.js';
import { statedDate } from '../../../text/stated-date.js';

/** Google truncates queries at 2,048 characters. */
const MAX_QUERY_LENGTH = 2000;
/** More than ten results cost two credits. */
const MIN_RESULTS = 10;

const TIME: Record<Exclude<Freshness, 'any'>, string> = { day: 'qdr:d', week: 'qdr:w', month: 'qdr:m' };

/** Path and body of one request; news have a path of their own. */
export function toSerperRequest(params: SearchParams): { path: string; json: object } {
  const { freshness, language } = params;
  return {
    path: params.source_type === 'news' ? '/news' : '/search',
    json: {
      q: fitQuery(params, MAX_QUERY_LENGTH),
      num: Math.max(MIN_RESULTS, params.max_results),
      ...(freshness === 'any' ? {} : { tbs: TIME[freshness] }),
      ...(language === undefined ? {} : { hl: language }),
    },
  };
}

/** Parses `organic` or `news`; `undefined` if the body is not a Serper response. */
export function fromSerper(body: unknown): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  if (!Array.isArray(answer.organic) && !Array.isArray(answer.news)) {
    // A response without hits may omit the list, but repeats the search parameters.
    return textOf(fieldsOf(answer.searchParameters).q) === '' ? undefined : [];
  }
  return [...listOf(answer.organic), ...listOf(answer.news)].map((item) => {
    const result = fieldsOf(item);
    return {
      url: result.link,
      title: textOf(result.title),
      snippet: textOf(result.snippet),
      publishedAt: statedDate(result.date),
    };
  });
}

/** `message` of an error, e.g. `Not enough credits`; empty if there is none. */
export function serperMessage(body: unknown): string {
  return textOf(fieldsOf(body).message);
}

/** Exhausted credits are reported with status 400 or 429; only the message distinguishes them. */
export function serperFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (!/\bcredits?\b/i.test(serperMessage(jsonOf(response)))) return undefined;
  return new ProviderFailure('quota_exhausted', 'the credits of SERPER_API_KEY are exhausted', {
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
  });
}
