import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Handler, sendJson } from './exchange.js';

const REQUEST_ID = 'b5947044c4b78efa9552a7c89b306d95';

function fails(tag: string, error: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { requestId: REQUEST_ID, error, tag }, { status, headers });
}

const unauthorized = fails('INVALID_API_KEY', 'Invalid API key', 401);

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  if (!request.headers['x-api-key']) return unauthorized(exchange);
  const body = JSON.parse(request.body) as {
    query?: string;
    numResults?: number;
    contents?: { highlights?: boolean };
  };
  if (!body.query) return fails('INVALID_REQUEST_BODY', 'query: Required', 400)(exchange);
  const results = DOCUMENTS.slice(0, body.numResults ?? 10).map((document, index) => ({
    id: origin + document.path,
    title: document.title,
    url: origin + document.path,
    publishedDate: document.publishedAt,
    author: null,
    score: 0.4 - index / 100,
    // Without `contents` there are no passages.
    ...(body.contents?.highlights ? { highlights: [document.summary], highlightScores: [0.5] } : {}),
  }));
  return sendJson(response, {
    requestId: REQUEST_ID,
    searchType: 'neural',
    results,
    costDollars: { total: 0.007 },
  });
};

/** Exa's search. */
export const exa: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendJson(response, {
      requestId: REQUEST_ID,
      searchType: 'neural',
      results: [],
      costDollars: { total: 0.005 },
    }),
  rate_limited: fails('RATE_LIMITED', 'Too many requests', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('RATE_LIMITED', 'Too many requests', 429),
  quota_exhausted: fails('NO_MORE_CREDITS', 'You have exceeded your credits limit.', 402),
  unauthorized,
  error_200: fails('INTERNAL_ERROR', 'Something went wrong', 200),
};
