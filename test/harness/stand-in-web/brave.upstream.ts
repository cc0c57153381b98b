import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';

/** Brave counts per second and per month, both in one header. */
const RATE_HEADERS = {
  'x-ratelimit-limit': '1, 15000',
  'x-ratelimit-policy': '1;w=1, 15000;w=2592000',
  'x-ratelimit-remaining': '0, 14523',
  'x-ratelimit-reset': '1, 1419704',
};

function errorBody(code: string, detail: string, status: number) {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    status,
    type: 'ErrorResponse',
    error: { id: 'stand-in', status, code, detail, meta: { component: 'rate_limiter' } },
  };
}

function fails(code: string, detail: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(response, errorBody(code, detail, status), { status, headers: { ...RATE_HEADERS, ...headers } });
}

const unauthorized = fails('SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.', 422);

const queryBlock = ({ request }: Exchange) => ({
  original: request.query.get('q') ?? '',
  show_strict_warning: false,
  is_navigational: false,
  spellcheck_off: true,
  country: 'us',
  bad_results: false,
  more_results_available: false,
});

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  if (!request.headers['x-subscription-token']) return unauthorized(exchange);
  const count = Number(request.query.get('count') ?? '20');
  if (!request.query.get('q') || !(count >= 1 && count <= 20)) {
    return fails('VALIDATION', 'Unable to validate request parameter(s)', 422)(exchange);
  }
  const results = DOCUMENTS.slice(0, count).map((document) => ({
    type: 'search_result',
    subtype: 'article',
    title: document.title,
    url: origin + document.path,
    description: document.summary,
    page_age: document.publishedAt.replace('Z', ''),
    age: 'April 18, 2026',
    language: 'en',
    family_friendly: true,
    is_source_local: false,
    is_source_both: false,
    profile: { name: 'Estuary Review', url: origin + document.path, long_name: 'estuary review' },
    meta_url: {
      scheme: 'http',
      netloc: new URL(origin).host,
      hostname: '127.0.0.1',
      favicon: '',
      path: document.path,
    },
    extra_snippets: [],
  }));
  return sendJson(
    response,
    {
      type: 'search',
      query: queryBlock(exchange),
      web: { type: 'search', results, family_friendly: true },
      mixed: { type: 'mixed', main: [], top: [], side: [] },
    },
    { headers: RATE_HEADERS },
  );
};

/** Brave's web search; a response without hits has no `web`. */
export const brave: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) =>
    sendJson(exchange.response, { type: 'search', query: queryBlock(exchange) }, { headers: RATE_HEADERS }),
  rate_limited: fails('RATE_LIMITED', 'Request rate limit exceeded for plan.', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('RATE_LIMITED', 'Request rate limit exceeded for plan.', 429),
  quota_exhausted: fails('QUOTA_LIMITED', 'Monthly request quota exceeded for plan.', 429),
  unauthorized,
  error_200: ({ response }) =>
    sendJson(response, errorBody('INTERNAL', 'The search backend did not answer.', 500)),
};
