import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { freshSince } from '../../freshness.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams, SourceType } from '../../search.params.js';

const CATEGORY: Record<SourceType, { category?: string }> = {
  web: {},
  news: { category: 'news' },
  academic: { category: 'publication' },
};

/**
 * Body of `POST /search`. Without `contents` Exa returns titles only, so highlights are requested. It has no language
 * parameter.
 * @param now milliseconds since the epoch.
 */
export function toExaSearch(params: SearchParams, now: number): object {
  const { include_domains, exclude_domains } = params;
  const since = freshSince(params.freshness, now);
  return {
    query: params.query.trim(),
    type: 'auto',
    numResults: params.max_results,
    ...CATEGORY[params.source_type],
    ...(since === undefined ? {} : { startPublishedDate: since.toISOString() }),
    ...(include_domains.length === 0 ? {} : { includeDomains: include_domains }),
    ...(exclude_domains.length === 0 ? {} : { excludeDomains: exclude_domains }),
    contents: { highlights: true },
  };
}

/** Parses a response; `undefined` if the body is not an Exa search. */
export function fromExaSearch(body: unknown): HitCandidate[] | undefined {
  const { results } = fieldsOf(body);
  if (!Array.isArray(results)) return undefined;
  return listOf(results).map((item) => {
    const result = fieldsOf(item);
    const passages = listOf(result.highlights).map(textOf);
    return {
      url: result.url,
      title: textOf(result.title),
      snippet: passages.join(' … ') || textOf(result.summary) || textOf(result.text),
      publishedAt: result.publishedDate,
      score: numberOf(result.score),
    };
  });
}
