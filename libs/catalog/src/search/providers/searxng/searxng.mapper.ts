import { withSiteOperators } from '../../domains.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams, SourceType } from '../../search.params.js';
import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';

const CATEGORY: Record<SourceType, string> = { web: 'general', news: 'news', academic: 'science' };

/** Query string of `GET {base}/search`. @param page from 0; SearXNG counts from 1. */
export function toSearxngQuery(params: SearchParams, page: number): URLSearchParams {
  const query = new URLSearchParams({
    q: withSiteOperators(params.query, params),
    format: 'json',
    categories: CATEGORY[params.source_type],
    pageno: String(page + 1),
  });
  if (params.freshness !== 'any') query.set('time_range', params.freshness);
  if (params.language !== undefined) query.set('language', params.language);
  return query;
}

/** What matters of a SearXNG answer. */
export interface SearxngPage {
  candidates: HitCandidate[];
  /** Engines that gave nothing, with the reason, e.g. `duckduckgo (CAPTCHA)`. */
  unresponsive: string[];
}

/** Reads the JSON of an answer; undefined when it is not a SearXNG answer. */
export function fromSearxng(body: unknown): SearxngPage | undefined {
  const answer = fieldsOf(body);
  if (!Array.isArray(answer.results)) return undefined;
  return {
    candidates: listOf(answer.results).map((item) => {
      const result = fieldsOf(item);
      return {
        url: result.url,
        title: textOf(result.title),
        snippet: textOf(result.content),
        publishedAt: result.publishedDate ?? result.pubdate,
        score: numberOf(result.score),
      };
    }),
    unresponsive: listOf(answer.unresponsive_engines).map((pair) => {
      const [engine, reason] = listOf(pair).map(textOf);
      return reason ? `${engine} (${reason})` : (engine ?? 'an engine');
    }),
  };
}
