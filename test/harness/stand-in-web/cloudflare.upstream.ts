import type { VendorBehavior } from './behavior.js';
import { type Handler, sendJson } from './exchange.js';
import { sendPicture } from './picture.js';

function fails(code: number, message: string, status: number, headers: Record<string, string> = {}): Handler {
  return ({ response }) =>
    sendJson(response, { success: false, errors: [{ code, message }] }, { status, headers });
}

const unauthorized = fails(10_000, 'Authentication error', 401);

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  if (!request.headers.authorization?.startsWith('Bearer ')) return unauthorized(exchange);
  const body = JSON.parse(request.body) as {
    url?: string;
    viewport?: { width: number; height: number; deviceScaleFactor?: number };
    screenshotOptions?: { type?: string; quality?: number };
  };
  const { viewport = { width: 1920, height: 1080 }, screenshotOptions } = body;
  if (!body.url) return fails(7001, 'url or html is required', 400)(exchange);
  const scale = viewport.deviceScaleFactor ?? 1;
  return sendPicture(response, {
    format: screenshotOptions?.type ?? 'png',
    width: Math.round(viewport.width * scale),
    height: Math.round(viewport.height * scale),
  });
};

/** Cloudflare's Browser Rendering: bytes of a picture, JSON for errors, and no word about the page's status. */
export const cloudflare: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  rate_limited: fails(2001, 'Rate limit exceeded', 429, { 'retry-after': '7' }),
  rate_limited_silent: fails(2001, 'Rate limit exceeded', 429),
  quota_exhausted: fails(
    2001,
    'Error processing the request: Unable to create new browser: code: 429: message: Browser time limit exceeded for today',
    429,
  ),
  unauthorized,
  blocked: fails(5006, 'net::ERR_CONNECTION_CLOSED at https://example.com/', 422),
  error_200: fails(2000, 'Internal Error', 200),
};
