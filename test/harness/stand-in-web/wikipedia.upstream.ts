import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Handler, sendHtml, sendJson } from './exchange.js';

function fails(code: string, info: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(
      response,
      { error: { code, info }, servedby: 'stand-in' },
      { status, headers: { 'mediawiki-api-error': code, ...headers } },
    );
}

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers['user-agent']) {
    sendHtml(response, 'Please set a user-agent and respect our robot policy.', { status: 403 });
    return undefined;
  }
  if (!request.query.get('srsearch')) {
    return fails('missingparam', 'The "srsearch" parameter must be set.', 200)(exchange);
  }
  const limit = Number(request.query.get('srlimit') ?? '10');
  const search = DOCUMENTS.slice(0, limit).map((document, index) => ({
    ns: 0,
    title: document.title,
    pageid: 1001 + index,
    size: 4096,
    wordcount: 640,
    snippet: document.summary.replace(/\w+/, '<span class="searchmatch">$&</span>'),
    timestamp: document.publishedAt,
  }));
  return sendJson(response, {
    batchcomplete: true,
    query: { searchinfo: { totalhits: DOCUMENTS.length }, search },
  });
};

/** MediaWiki's Action API (`list=search`, `formatversion=2`), which reports most errors under status 200. */
export const wikipedia: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendJson(response, { batchcomplete: true, query: { searchinfo: { totalhits: 0 }, search: [] } }),
  rate_limited: fails('ratelimited', 'You have exceeded your rate limit.', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails('ratelimited', 'You have exceeded your rate limit.', 429),
  error_200: fails('cirrussearch-too-busy-error', 'Search is currently too busy.', 200),
};

/** An encyclopaedia page, for links that a search result leads to. */
export const wikipediaPage: Handler = ({ request, response }) => {
  const title = decodeURIComponent(request.path.split('/').pop() ?? '').replaceAll('_', ' ');
  const found = DOCUMENTS.find((document) => document.title === title);
  sendHtml(
    response,
    found
      ? `<!doctype html><html lang="en"><head><title>${title} - Wikipedia</title></head><body><main><h1>${title}</h1><p>${found.summary}</p></main></body></html>`
      : '<!doctype html><title>Wikipedia</title><p>Wikipedia does not have an article with this exact name.</p>',
    { status: found ? 200 : 404 },
  );
};
