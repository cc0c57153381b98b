import { articleHtml } from './article.page.js';
import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';

const ID = '00000000-0000-4000-8000-000000000000';

interface FirecrawlBody {
  query?: string;
  limit?: number;
  sources?: { type: string }[];
  url?: string;
}

const bodyOf = ({ request }: Exchange): FirecrawlBody => JSON.parse(request.body) as FirecrawlBody;

function fails(error: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) => sendJson(response, { success: false, error }, { status, headers });
}

/** Without a key every 429 is one of the two daily limits. */
function limited(headers: Record<string, string>): Handler {
  const keyed = fails('Rate limit exceeded. Remaining (req/min): 0.', 429, headers);
  const keyless = fails('You have reached the daily limit of requests without an API key.', 429, headers);
  return (exchange) => (exchange.request.headers.authorization ? keyed(exchange) : keyless(exchange));
}

function scraped(url: string, statusCode: number, html: string) {
  return {
    success: true,
    data: {
      markdown: '',
      rawHtml: html,
      metadata: { sourceURL: url, url, statusCode, contentType: 'text/html; charset=utf-8', creditsUsed: 1 },
    },
  };
}

const search: Handler = (exchange) => {
  const { response, origin } = exchange;
  const { query, limit = 10, sources } = bodyOf(exchange);
  if (!query || query.length > 500) return fails('Bad Request', 400)(exchange);
  const found = DOCUMENTS.slice(0, limit);
  const data =
    sources?.[0]?.type === 'news'
      ? {
          news: found.map(({ title, path, summary, publishedAt }, index) => ({
            title,
            url: origin + path,
            snippet: summary,
            date: new Date(publishedAt).toLocaleDateString('en-US', {
              dateStyle: 'medium',
              timeZone: 'UTC',
            }),
            position: index + 1,
          })),
        }
      : {
          web: found.map(({ title, path, summary }, index) => ({
            url: origin + path,
            title,
            description: summary,
            position: index + 1,
          })),
        };
  return sendJson(response, { success: true, data, id: ID, creditsUsed: 2 });
};

const map: Handler = ({ response, origin }) =>
  sendJson(response, {
    success: true,
    links: DOCUMENTS.map(({ title, path, summary }) => ({ url: origin + path, title, description: summary })),
  });

const ok: Handler = (exchange) => {
  if (exchange.request.path.endsWith('/search')) return search(exchange);
  const { url } = bodyOf(exchange);
  if (!url) return fails('Invalid URL', 400)(exchange);
  if (exchange.request.path.endsWith('/map')) return map(exchange);
  return sendJson(exchange.response, scraped(url, 200, articleHtml(new URL(url).origin)));
};

/** Firecrawl v2, search, scrape and map; the error page of a site has status 200 (`blocked`). */
export const firecrawl: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) => sendJson(response, { success: true, data: {}, id: ID, creditsUsed: 0 }),
  rate_limited: limited({ 'retry-after': '7' }),
  rate_limited_silent: limited({}),
  quota_exhausted: fails('Payment Required: Insufficient credits to perform this request.', 402),
  unauthorized: fails('Unauthorized: Invalid token', 401),
  blocked: (exchange) =>
    sendJson(
      exchange.response,
      scraped(bodyOf(exchange).url ?? '', 403, '<!doctype html><title>Just a moment...</title>'),
    ),
  error_200: ({ response }) => sendJson(response, { success: false, error: 'Internal Server Error' }),
};
