import { fieldsOf, listOf, textOf } from '@capstan/kit';
import { oneLine } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import { resultsToRequest } from '../../results-to-request.js';
import { freshSince } from '../../freshness.js';
import type { HitCandidate } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';

/** Algolia truncates longer queries at 512 bytes. */
const MAX_QUERY_LENGTH = 300;
const MAX_HITS = 200;

/** Path and query string: stories only, by relevance. */
export function toHackernewsRequest(params: SearchParams): string {
  const query = new URLSearchParams({
    query: cutText(oneLine(params.query), MAX_QUERY_LENGTH),
    tags: 'story',
    hitsPerPage: String(resultsToRequest(params, MAX_HITS)),
  });
  const since = freshSince(params.freshness);
  if (since) query.set('numericFilters', `created_at_i>${Math.floor(since.getTime() / 1000)}`);
  return `/api/v1/search?${query.toString()}`;
}

/** Parses the stories; `undefined` if the response has no list. A story without a link is its own page. */
export function fromHackernews(body: unknown): HitCandidate[] | undefined {
  const { hits } = fieldsOf(body);
  if (!Array.isArray(hits)) return undefined;
  return listOf(hits).map((item) => {
    const story = fieldsOf(item);
    const id = textOf(story.objectID);
    const discussion = /^\d+$/.test(id) ? `https://news.ycombinator.com/item?id=${id}` : undefined;
    return {
      url: textOf(story.url) === '' ? discussion : story.url,
      title: textOf(story.title),
      snippet: textOf(story.story_text).replace(/<p>/gi, ' '),
      publishedAt: story.created_at,
    };
  });
}
