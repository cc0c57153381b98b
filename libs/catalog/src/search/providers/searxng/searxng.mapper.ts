import { withSiteOperators } from '../../domains.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams, SourceType } from '../../search.params.js';
import { type OutboundResponse, ProviderFailure, fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';

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

/** The relevant fields of a SearXNG response. */
export interface SearxngPage {
  candidates: HitCandidate[];
  /** Engines without results, with the reason, e.g. `duckduckgo (CAPTCHA)`. */
  unresponsive: string[];
}

/** Parses the JSON of a response; `undefined` if it is not a SearXNG response. */
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

/** Two mistakes in the settings of an instance that no status identifies. */
export function searxngFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status === 403) {
    return new ProviderFailure(
      'misconfigured',
      'SearXNG rejects the JSON format: add `json` to `search.formats` in its settings.yml',
    );
  }
  if (response.status === 200 && /\bhtml\b/.test(response.headers['content-type'] ?? '')) {
    return new ProviderFailure(
      'misconfigured',
      'SEARXNG_BASE_URL responds with a web page instead of JSON: check the URL and `search.formats`',
    );
  }
  return undefined;
}
