import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Exchange, type Handler, sendHtml, sendJson } from './exchange.js';

function answer(query: string | null, results: unknown[], unresponsive: [string, string][] = []) {
  return {
    query: query ?? '',
    number_of_results: results.length,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: unresponsive,
  };
}

const ok: Handler = ({ request, response, origin }) => {
  const query = request.query.get('q');
  if (!query) {
    sendJson(response, { error: 'No query' }, { status: 400 });
    return;
  }
  if (request.query.get('format') !== 'json') {
    sendHtml(response, '<!doctype html><title>SearXNG</title>');
    return;
  }
  const results = DOCUMENTS.map((document, index) => ({
    url: origin + document.path,
    title: document.title,
    content: document.summary,
    engine: 'stand-in',
    engines: ['stand-in'],
    positions: [index + 1],
    score: 1 / (index + 1),
    category: request.query.get('categories') ?? 'general',
    template: 'default.html',
    thumbnail: '',
    img_src: '',
    publishedDate: document.publishedAt.replace('Z', ''),
    parsed_url: ['http', new URL(origin).host, document.path, '', '', ''],
  }));
  sendJson(response, answer(query, results));
};

function limited(headers: Record<string, string>): Handler {
  return ({ response }) =>
    sendHtml(response, '<!doctype html><title>429 Too Many Requests</title>', { status: 429, headers });
}

const nothing =
  (unresponsive: [string, string][]): Handler =>
  ({ request, response }: Exchange) =>
    sendJson(response, answer(request.query.get('q'), [], unresponsive));

/** SearXNG's JSON API; `unauthorized` is an instance whose settings do not list the format `json`. */
export const searxng: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: nothing([]),
  blocked: nothing([
    ['duckduckgo', 'CAPTCHA'],
    ['brave', 'Suspended: too many requests'],
  ]),
  rate_limited: limited({ 'retry-after': '7' }),
  rate_limited_silent: limited({}),
  unauthorized: ({ response }) =>
    sendHtml(response, '<!doctype html><title>403 Forbidden</title>', { status: 403 }),
  error_200: ({ response }) => sendJson(response, { error: 'Search error' }),
};
