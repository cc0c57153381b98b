import { ARTICLE_TITLE, articleHtml } from './article.page.js';
import type { VendorBehavior } from './behavior.js';
import { type Exchange, type Handler, sendJson } from './exchange.js';

function fails(
  name: string,
  status: number,
  message: string,
  options: { fields?: object; headers?: Record<string, string> } = {},
): Handler {
  const code = Math.floor(status / 100);
  return ({ response }) =>
    sendJson(
      response,
      { data: null, code, name, status, message, readableMessage: `${name}: ${message}`, ...options.fields },
      { status: code, headers: options.headers ?? {} },
    );
}

const askedFor = ({ request }: Exchange): string => {
  const { url = '' } = JSON.parse(request.body) as { url?: string };
  return url;
};

const answer = (data: object) => ({
  code: 200,
  status: 20_000,
  data: { description: '', ...data, usage: { tokens: 420 } },
  meta: { usage: { tokens: 420 } },
});

const ok: Handler = (exchange) => {
  const url = askedFor(exchange);
  if (!URL.canParse(url)) return fails('ParamValidationError', 40_001, 'Invalid URL')(exchange);
  const isHtml = exchange.request.headers['x-respond-with'] === 'html';
  const content = isHtml ? { html: articleHtml(new URL(url).origin) } : { content: `# ${ARTICLE_TITLE}` };
  return sendJson(exchange.response, answer({ title: ARTICLE_TITLE, url, ...content }));
};

const LIMIT = 'Per IP rate limit exceeded (r.jina.ai)';

/** Jina Reader; the error page of a site has status 200 with a warning (`blocked`). */
export const jina: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: fails('AssertionFailureError', 42_206, 'No content available for URL'),
  rate_limited: fails('RateLimitTriggeredError', 42_903, LIMIT, {
    fields: { retryAfter: 7 },
    headers: { 'retry-after': '7' },
  }),
  rate_limited_silent: fails('RateLimitTriggeredError', 42_903, LIMIT),
  quota_exhausted: fails('InsufficientBalanceError', 40_203, 'Account balance not enough to run this query.'),
  unauthorized: fails('AuthenticationFailedError', 40_103, 'Invalid API key'),
  blocked: (exchange) =>
    sendJson(
      exchange.response,
      answer({
        title: 'Just a moment...',
        url: askedFor(exchange),
        html: '<!doctype html><title>Just a moment...</title>',
        warning: 'Target URL returned error 403: Forbidden',
      }),
    ),
  error_200: ({ response }) => sendJson(response, { data: null, code: 500, status: 50_000, name: 'Error' }),
};
