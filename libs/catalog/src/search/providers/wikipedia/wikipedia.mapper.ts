import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';

/** CirrusSearch refuses longer queries. */
const MAX_QUERY_LENGTH = 300;

/** Query string of `/w/api.php` for a full-text search. */
export function toWikipediaQuery(params: SearchParams): URLSearchParams {
  return new URLSearchParams({
    action: 'query',
    list: 'search',
    srsearch: cutText(params.query.trim(), MAX_QUERY_LENGTH),
    srlimit: String(params.max_results),
    srprop: 'snippet',
    format: 'json',
    formatversion: '2',
    utf8: '1',
  });
}

/**
 * Reads the articles found; undefined when the answer holds no list. The date the API can give is the last
 * edit's, which is no date of publication and therefore not asked for.
 */
export function fromWikipedia(body: unknown, baseUrl: string): HitCandidate[] | undefined {
  const { search } = fieldsOf(fieldsOf(body).query);
  if (!Array.isArray(search)) return undefined;
  return listOf(search).map((item) => {
    const article = fieldsOf(item);
    const title = textOf(article.title);
    return {
      url: title === '' ? undefined : articleUrl(baseUrl, title),
      title,
      snippet: textOf(article.snippet),
    };
  });
}

/** `error.code` of an answer with status 200, e.g. `ratelimited`, `maxlag`. */
export function wikipediaErrorCode(body: unknown): string | undefined {
  const { error } = fieldsOf(body);
  return error === undefined ? undefined : textOf(fieldsOf(error).code) || 'unknown';
}

function articleUrl(baseUrl: string, title: string): string {
  const page = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return `${baseUrl}/wiki/${page}`;
}

/** The Action API reports faults with status 200; another status mostly speaks for itself. */
export function wikipediaFailure(response: OutboundResponse): ProviderFailure | undefined {
  const code = response.headers['mediawiki-api-error'] ?? wikipediaErrorCode(jsonOf(response));
  if (code === undefined || (response.status >= 300 && code !== 'ratelimited')) return undefined;
  const wait = retryAfterSeconds(response.headers['retry-after']);
  return code === 'ratelimited'
    ? new ProviderFailure('rate_limited', 'MediaWiki limits the rate', { retryAfterSeconds: wait })
    : new ProviderFailure('upstream_error', `MediaWiki answered ${code}`, { retryAfterSeconds: wait });
}
