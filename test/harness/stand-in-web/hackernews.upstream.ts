import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';

const answer = ({ request }: Exchange, hits: unknown[]) => ({
  exhaustive: { nbHits: true, typo: true },
  exhaustiveNbHits: true,
  hits,
  hitsPerPage: Number(request.query.get('hitsPerPage') ?? '20'),
  nbHits: hits.length,
  nbPages: hits.length === 0 ? 0 : 1,
  page: 0,
  params: request.query.toString(),
  processingTimeMS: 3,
  query: request.query.get('query') ?? '',
});

function fails(message: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { message, status }, { status, headers });
}

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  const filter = request.query.get('numericFilters');
  if (filter !== null && !/^created_at_i>\d+$/.test(filter)) {
    return fails(`invalid numeric filter: ${filter}`, 400)(exchange);
  }
  const hits = DOCUMENTS.slice(0, Number(request.query.get('hitsPerPage') ?? '20')).map(
    (document, index) => ({
      _tags: ['story', 'author_stand-in', `story_${46_000_001 + index}`],
      author: 'stand-in',
      created_at: document.publishedAt,
      created_at_i: Date.parse(document.publishedAt) / 1000,
      num_comments: 7,
      objectID: String(46_000_001 + index),
      points: 120 - index,
      story_id: 46_000_001 + index,
      title: document.title,
      url: origin + document.path,
    }),
  );
  return sendJson(response, answer(exchange, hits));
};

/** The search that Algolia runs for Hacker News. */
export const hackernews: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) => sendJson(exchange.response, answer(exchange, [])),
  rate_limited: fails('Too Many Requests', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('Too Many Requests', 429),
  error_200: ({ response }) => sendJson(response, { message: 'Index is not available', status: 404 }),
};
