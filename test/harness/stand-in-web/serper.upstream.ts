import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Handler, sendJson } from './exchange.js';

function fails(message: string, statusCode: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { message, statusCode }, { status: statusCode, headers });
}

const unauthorized = fails('Unauthorized.', 403);

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  if (!request.headers['x-api-key']) return unauthorized(exchange);
  const { q, num = 10 } = JSON.parse(request.body) as { q?: string; num?: number };
  if (!q) return fails('Missing query parameter', 400)(exchange);
  const isNews = request.path.endsWith('/news');
  const found = DOCUMENTS.slice(0, num).map((document, index) => ({
    title: document.title,
    link: origin + document.path,
    snippet: document.summary,
    date: new Date(document.publishedAt).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }),
    position: index + 1,
    ...(isNews ? { source: 'Estuary Review' } : {}),
  }));
  return sendJson(response, {
    searchParameters: { q, type: isNews ? 'news' : 'search', num, engine: 'google' },
    ...(isNews ? { news: found } : { organic: found, peopleAlsoAsk: [], relatedSearches: [] }),
    credits: num > 10 ? 2 : 1,
  });
};

/** Serper, web and news; exhausted credits have status 400. */
export const serper: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendJson(response, { searchParameters: { q: 'x', type: 'search' }, organic: [], credits: 1 }),
  rate_limited: fails('Too many requests, please slow down.', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('Too many requests, please slow down.', 429),
  quota_exhausted: fails('Not enough credits', 400),
  unauthorized,
  error_200: ({ response }) => sendJson(response, { message: 'Internal error', statusCode: 500 }),
};
