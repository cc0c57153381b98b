import type { VendorBehavior } from './behavior.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';
import { WORKS } from './works.js';

const POOL = { 'x-rate-limit-limit': '3', 'x-rate-limit-interval': '1s', 'x-api-pool': 'polite' };
const SELECTABLE = new Set(['DOI', 'URL', 'title', 'abstract', 'published', 'type', 'score', 'link']);
/** The third document is in no journal. */
const OWN = WORKS.filter((_, index) => index !== 2);

const answer = ({ request }: Exchange, items: unknown[]) => ({
  status: 'ok',
  'message-type': 'work-list',
  'message-version': '1.0.0',
  message: {
    facets: {},
    'total-results': items.length,
    items,
    'items-per-page': Number(request.query.get('rows') ?? '20'),
    query: { 'start-index': 0, 'search-terms': request.query.get('query') },
  },
});

function refuses(value: string, message: string): Handler {
  return ({ response }) =>
    sendJson(
      response,
      {
        status: 'failed',
        'message-type': 'validation-failure',
        message: [{ type: 'parameter-not-allowed', value, message }],
      },
      { status: 400 },
    );
}

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  const rows = Number(request.query.get('rows') ?? '20');
  if (!(rows >= 0 && rows <= 1000))
    return refuses(String(rows), 'Integer specified as rows must be <= 1000')(exchange);
  const unknown = request.query
    .get('select')
    ?.split(',')
    .find((field) => !SELECTABLE.has(field));
  if (unknown !== undefined)
    return refuses(unknown, 'This route does not support this select value')(exchange);
  const items = OWN.slice(0, rows).map((work, index) => ({
    DOI: work.doi,
    URL: `https://doi.org/${work.doi}`,
    title: [work.title],
    ...(index === 0 ? {} : { abstract: `<jats:title>Abstract</jats:title><jats:p>${work.summary}</jats:p>` }),
    published: { 'date-parts': [work.publishedAt.slice(0, 10).split('-').map(Number)] },
    type: 'journal-article',
    score: 30 - index,
    ...(request.query.has('select') ? {} : { resource: { primary: { URL: origin + work.path } } }),
  }));
  return sendJson(response, answer(exchange, items), { headers: POOL });
};

const limited =
  (headers: Record<string, string>): Handler =>
  ({ response }) => {
    response.writeHead(429, { 'content-type': 'text/plain', ...headers });
    response.end('Rate limit exceeded');
  };

/** Crossref's list of works. */
export const crossref: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) => sendJson(exchange.response, answer(exchange, []), { headers: POOL }),
  rate_limited: limited({ ...POOL, 'retry-after': '7' }),
  rate_limited_silent: limited({}),
  error_200: ({ response }) =>
    sendJson(response, {
      status: 'error',
      'message-type': 'exception',
      'message-version': '1.0.0',
      message: { name: 'class java.lang.NullPointerException', message: null, stack: [], cause: null },
    }),
};
