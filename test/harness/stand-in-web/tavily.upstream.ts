import { ARTICLE_SENTENCE, ARTICLE_TITLE } from './article.page.js';
import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';

const META = { response_time: 1.02, request_id: '00000000-0000-4000-8000-000000000000' };

const isKeyed = ({ request }: Exchange): boolean => request.headers.authorization !== undefined;
const isExtract = ({ request }: Exchange): boolean => request.path.endsWith('/extract');

/** As with a key. */
function fails(error: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { detail: { error } }, { status, headers });
}

/** As without a key: another body, with offers to pay or to sign up. */
function capped(window: 'hour' | 'day', retryAfterSeconds: number | undefined): Handler {
  return ({ response, origin }) =>
    sendJson(
      response,
      {
        error: {
          code: `keyless_${window}_cap_reached`,
          message: 'You have reached a limit of keyless access.',
          window,
          retry_after_seconds: retryAfterSeconds,
          next_actions: [
            { type: 'agentic_payment', url: `${origin}/tavily/pay` },
            { type: 'signup', url: `${origin}/tavily/signup` },
          ],
        },
      },
      { status: 429 },
    );
}

const byAccess =
  (keyed: Handler, keyless: Handler): Handler =>
  (exchange) =>
    isKeyed(exchange) ? keyed(exchange) : keyless(exchange);

const unauthorized = fails('Unauthorized: missing or invalid API key.', 401);

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  if (!isKeyed(exchange) && request.headers['x-tavily-access-mode'] !== 'keyless')
    return unauthorized(exchange);
  const body = JSON.parse(request.body) as {
    query?: string;
    topic?: string;
    max_results?: number;
    urls?: string[];
  };
  if (isExtract(exchange)) {
    const results = (body.urls ?? []).map((url) => ({
      url,
      title: ARTICLE_TITLE,
      raw_content: `# ${ARTICLE_TITLE}\n\n${ARTICLE_SENTENCE}`,
      images: [],
    }));
    return sendJson(response, { results, failed_results: [], ...META });
  }
  const { query, topic, max_results = 5 } = body;
  if (!query) return fails('Query is missing.', 400)(exchange);
  const results = DOCUMENTS.slice(0, max_results).map((document, index) => ({
    id: `stand-in-${index + 1}`,
    title: document.title,
    url: origin + document.path,
    content: document.summary,
    score: 0.9 - index / 10,
    raw_content: null,
    ...(topic === 'news' ? { published_date: new Date(document.publishedAt).toUTCString() } : {}),
  }));
  return sendJson(response, { query, answer: null, images: [], results, ...META });
};

/** Tavily's search and extraction; an extraction without a page reports it with status 200 (`blocked`). */
export const tavily: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendJson(response, { query: '', answer: null, images: [], results: [], failed_results: [], ...META }),
  rate_limited: byAccess(fails('Too many requests.', 429, { 'retry-after': '7' }), capped('hour', 7)),
  rate_limited_silent: byAccess(fails('Too many requests.', 429), capped('hour', undefined)),
  quota_exhausted: byAccess(
    fails("This request exceeds your plan's set usage limit.", 432),
    capped('day', 20_711),
  ),
  unauthorized,
  blocked: ({ request, response }) => {
    const { urls = [] } = JSON.parse(request.body) as { urls?: string[] };
    const failed = urls.map((url) => ({ url, error: '403 Client Error: Forbidden for url' }));
    return sendJson(response, { results: [], failed_results: failed, ...META });
  },
  error_200: ({ response }) => sendJson(response, { detail: { error: 'Internal error' } }),
};
