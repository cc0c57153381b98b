import { fieldsOf, listOf, textOf } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import type { HitCandidate } from '../../search-hits.js';
import type { Freshness, SearchParams } from '../../search.params.js';
import { statedDate } from '../../../text/stated-date.js';

const MAX_QUERY_LENGTH = 500;

const TIME: Record<Exclude<Freshness, 'any'>, string> = { day: 'qdr:d', week: 'qdr:w', month: 'qdr:m' };

/**
 * Body of `POST /v2/search`. It accepts either included or excluded domains: with both, the excluded ones are filtered
 * from the response. It has no language parameter.
 */
export function toFirecrawlSearch(params: SearchParams, timeoutMs: number): object {
  const { freshness, include_domains, exclude_domains } = params;
  const tbs = freshness === 'any' ? {} : { tbs: TIME[freshness] };
  const domains =
    include_domains.length > 0
      ? { includeDomains: include_domains }
      : exclude_domains.length > 0
        ? { excludeDomains: exclude_domains }
        : {};
  return {
    query: cutText(params.query.trim(), MAX_QUERY_LENGTH),
    limit: params.max_results,
    sources: [params.source_type === 'news' ? { type: 'news' } : { type: 'web', ...tbs }],
    ...tbs,
    ...domains,
    timeout: timeoutMs,
  };
}

/** Parses `data.web` and `data.news`; `undefined` if the body is not a Firecrawl search. */
export function fromFirecrawlSearch(body: unknown): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  const data = fieldsOf(answer.data);
  if (answer.success !== true || typeof answer.data !== 'object') return undefined;
  return [...listOf(data.web), ...listOf(data.news)].map((item) => {
    const result = fieldsOf(item);
    return {
      url: result.url,
      title: textOf(result.title),
      snippet: textOf(result.description) || textOf(result.snippet),
      publishedAt: statedDate(result.date),
    };
  });
}
