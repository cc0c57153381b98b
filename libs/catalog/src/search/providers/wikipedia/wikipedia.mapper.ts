import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import { fieldsOf, listOf, textOf } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';

/** CirrusSearch rejects longer queries. */
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
 * Parses the articles; `undefined` if the response has no list. The API only provides the date of the last edit, which is
 * not a publication date.
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

function articleUrl(baseUrl: string, title: string): string {
  const page = encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return `${baseUrl}/wiki/${page}`;
}
