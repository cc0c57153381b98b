import { type OutboundResponse, ProviderFailure, retryAfterSeconds } from '@capstan/kit';
import { STOP_WORDS, cutText } from '@capstan/text-analysis';
import { oneLine } from '@capstan/parsing';
import { resultsToRequest } from '../../results-to-request.js';
import { freshDays } from '../../freshness.js';
import { arxivIdOfUrl } from '../../scholarly/arxiv-id.js';
import { queryWords } from '../../scholarly/query-words.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { AtomEntry } from './atom-feed.reading.js';

const MAX_RESULTS = 200;
/** Maximum number of words for which all must match; longer queries match any. */
const MAX_REQUIRED_WORDS = 4;
const MAX_WORDS = 16;

/** Path and query string of a search, by relevance; `undefined` if the query has no word. */
export function toArxivRequest(params: SearchParams): string | undefined {
  const words = queryWords(params.query);
  const significant = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const terms = [...new Set((significant.length > 0 ? significant : words).map(termOf))].slice(0, MAX_WORDS);
  if (terms.length === 0) return undefined;
  const days = freshDays(params.freshness);
  const search = terms.join(terms.length > MAX_REQUIRED_WORDS ? ' OR ' : ' AND ');
  const compact = (day: string): string => day.replaceAll('-', '');
  const query = new URLSearchParams({
    search_query: days
      ? `(${search}) AND submittedDate:[${compact(days.from)}0000 TO ${compact(days.until)}2359]`
      : search,
    start: '0',
    max_results: String(resultsToRequest(params, MAX_RESULTS)),
    sortBy: 'relevance',
    sortOrder: 'descending',
  });
  return `/api/query?${query.toString()}`;
}

/** `all:gate`; quoted if the word has other characters than letters and digits. */
function termOf(word: string): string {
  return /^[\p{L}\p{N}\p{M}]+$/u.test(word) ? `all:${word}` : `all:"${word}"`;
}

/**
 * Parses the papers of a feed. arXiv requests links to its abstract pages, not to PDFs; without a version they lead to
 * the newest one. Entities remain and are decoded as HTML later.
 */
export function fromArxiv(entries: readonly AtomEntry[]): HitCandidate[] {
  return entries.map(({ id, title, summary, published }) => {
    const paper = arxivIdOfUrl(id);
    return {
      url: paper && `https://arxiv.org/abs/${paper}`,
      title,
      snippet: summary,
      publishedAt: published,
    };
  });
}

/** A plain sentence, sometimes with status 200 or 503. */
export function arxivLimit(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status !== 429 && !/^\s*Rate exceeded/i.test(response.text())) return undefined;
  return new ProviderFailure('rate_limited', 'arXiv responded with a rate limit', {
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
  });
}

/** Errors are an entry in place of the papers, with status 200 or 400. */
export function arxivFault(entries: readonly AtomEntry[] | undefined): ProviderFailure | undefined {
  const fault = entries?.find(
    ({ id, title }) => title === 'Error' || /^https?:\/\/(?:export\.)?arxiv\.org\/api\/errors/.test(id),
  );
  return (
    fault && new ProviderFailure('upstream_error', `arXiv answered: ${cutText(oneLine(fault.summary), 200)}`)
  );
}
