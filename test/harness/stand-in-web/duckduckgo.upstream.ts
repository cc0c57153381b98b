import type { VendorBehavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { type Handler, sendHtml } from './exchange.js';

const page = (results: string): string =>
  `<!DOCTYPE html><html><head><title>DuckDuckGo</title></head><body class="body--html"><div class="serp__results">` +
  `<div id="links" class="results">${results}</div></div></body></html>`;

const AD =
  '<div class="result results_links result--ad"><h2 class="result__title"><a class="result__a" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=flour.example">Flour, cheap</a></h2></div>';

const CHALLENGE =
  '<!DOCTYPE html><html><head><title>DuckDuckGo</title></head><body>' +
  '<form id="challenge-form" action="//duckduckgo.com/anomaly.js?sv=html" method="POST">' +
  '<div class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div></form></body></html>';

const ok: Handler = ({ request, response, origin }) => {
  const form = new URLSearchParams(request.body);
  const query = form.get('q') ?? '';
  // Clients that look like a program, or request a further page without its token, are blocked.
  const isBrowser = request.method === 'POST' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!isBrowser || form.has('s') || query === '' || query.length >= 500) {
    sendHtml(response, CHALLENGE, { status: 202 });
    return;
  }
  const results = DOCUMENTS.map(({ path, title, summary }) => {
    const href = `//duckduckgo.com/l/?uddg=${encodeURIComponent(origin + path)}&amp;rut=00`;
    return (
      `<div class="result results_links results_links_deep web-result"><h2 class="result__title">` +
      `<a rel="nofollow" class="result__a" href="${href}">${title}</a></h2>` +
      `<a class="result__snippet" href="${href}">${summary}</a></div>`
    );
  });
  sendHtml(response, page(AD + results.join('')));
};

function limited(headers: Record<string, string>): Handler {
  return ({ response }) => sendHtml(response, '', { status: 429, headers });
}

/** DuckDuckGo's HTML page; `blocked` is its CAPTCHA. */
export const duckduckgo: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) =>
    sendHtml(
      response,
      page('<div class="result result--no-result"><div class="no-results">No results.</div></div>'),
    ),
  blocked: ({ response }) => sendHtml(response, CHALLENGE),
  rate_limited: limited({ 'retry-after': '7' }),
  rate_limited_silent: limited({}),
  error_200: ({ response }) => sendHtml(response, '<!doctype html><p>If this persists, please email us.'),
};
