import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';

/** Tavily rejects longer queries with 400. */
const MAX_QUERY_LENGTH = 400;
/** It has no further pages. */
const MAX_RESULTS = 20;

/** Body of `POST /search`. The language is not sent: the API has a field for it, but documents no values. */
export function toTavilySearch(params: SearchParams): object {
  return {
    query: cutText(params.query.trim(), MAX_QUERY_LENGTH),
    topic: params.source_type === 'news' ? 'news' : 'general',
    search_depth: 'basic',
    max_results: Math.min(params.max_results, MAX_RESULTS),
    ...(params.freshness === 'any' ? {} : { time_range: params.freshness }),
    ...(params.include_domains.length === 0 ? {} : { include_domains: params.include_domains }),
    ...(params.exclude_domains.length === 0 ? {} : { exclude_domains: params.exclude_domains }),
  };
}

/** Parses a response; `undefined` if the body is not a Tavily search. */
export function fromTavilySearch(body: unknown): HitCandidate[] | undefined {
  const { results } = fieldsOf(body);
  if (!Array.isArray(results)) return undefined;
  return listOf(results).map((item) => {
    const result = fieldsOf(item);
    return {
      url: result.url,
      title: textOf(result.title),
      snippet: textOf(result.content),
      publishedAt: result.published_date,
      score: numberOf(result.score),
    };
  });
}
