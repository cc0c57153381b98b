import type { VendorBehavior } from './behavior.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';
import { WORKS } from './works.js';

/** The fourth document has not arrived here yet. */
const OWN = WORKS.filter((_, index) => index !== 3);

const answer = ({ request }: Exchange, results: unknown[]) => ({
  meta: {
    count: results.length,
    db_response_time_ms: 12,
    page: 1,
    per_page: Number(request.query.get('per-page') ?? '25'),
    groups_count: null,
  },
  results,
  group_by: [],
});

function fails(message: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { error: 'Rate limit exceeded', message }, { status, headers });
}

/** Each word with its positions. */
function invertedIndex(text: string): Record<string, number[]> {
  const index: Record<string, number[]> = {};
  text.split(' ').forEach((word, place) => (index[word] ??= []).push(place));
  return index;
}

const ok: Handler = (exchange) => {
  const { request, response, origin } = exchange;
  const perPage = Number(request.query.get('per-page') ?? '25');
  if (!(perPage >= 1 && perPage <= 100)) {
    return sendJson(
      response,
      { error: 'Pagination error.', message: 'per-page parameter must be between 1 and 100' },
      { status: 400 },
    );
  }
  const results = OWN.slice(0, perPage).map((work, index) => ({
    id: `https://openalex.org/W440000000${index + 1}`,
    doi: `https://doi.org/${work.doi}`,
    title: work.title,
    publication_date: work.publishedAt.slice(0, 10),
    relevance_score: 400 - index,
    primary_location: { is_oa: true, landing_page_url: origin + work.path, pdf_url: null, source: null },
    open_access: { is_oa: true, oa_status: 'green', oa_url: origin + work.path },
    abstract_inverted_index: invertedIndex(work.summary),
  }));
  return sendJson(response, answer(exchange, results), {
    headers: { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '990', 'x-ratelimit-reset': '43200' },
  });
};

/** OpenAlex's list of works, whose budget is one of a day. */
export const openalex: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: (exchange) => sendJson(exchange.response, answer(exchange, [])),
  rate_limited: fails('Too many requests per second', 429, {
    'x-ratelimit-remaining': '990',
    'retry-after': '7',
  }),
  rate_limited_silent: fails('Too many requests per second', 429, { 'x-ratelimit-remaining': '990' }),
  quota_exhausted: fails('Insufficient budget. Resets at midnight UTC.', 429, {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '43200',
  }),
  unauthorized: ({ response }) =>
    sendJson(response, { error: 'Unauthorized', message: 'Invalid API key' }, { status: 401 }),
  error_200: ({ response }) =>
    sendJson(response, { error: 'Invalid query parameters error.', message: 'No.' }),
};
