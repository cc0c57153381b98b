import type { VendorBehavior } from './behavior.js';
import { type Handler, sendJson } from './exchange.js';
import { sendPicture } from './picture.js';

function fails(
  code: string,
  status: number,
  more: object = {},
  headers: Record<string, string> = {},
): Handler {
  return ({ response }) =>
    sendJson(
      response,
      {
        is_successful: false,
        error_code: code,
        error_message: `The request failed: ${code}.`,
        documentation_url: `https://screenshotone.com/docs/errors/${code.replaceAll('_', '-')}/`,
        ...more,
      },
      { status, headers },
    );
}

const unauthorized = fails('access_key_invalid', 400);

const ok: Handler = (exchange) => {
  const { request, response } = exchange;
  const { query, headers } = request;
  if (!headers['x-access-key'] && !query.get('access_key'))
    return fails('access_key_required', 400)(exchange);
  if (!query.get('url')) return fails('request_not_valid', 400, { error_details: [] })(exchange);
  const scale = Number(query.get('device_scale_factor') ?? '1');
  const size = (name: string): number => Math.round(Number(query.get(name)) * scale);
  const sendsStatus = query.get('metadata_http_response_status_code') === 'true';
  return sendPicture(
    response,
    {
      format: query.get('format') ?? 'jpeg',
      width: size('viewport_width'),
      height: size('viewport_height'),
    },
    sendsStatus ? { 'x-screenshotone-http-response-status-code': '200' } : {},
  );
};

/** ScreenshotOne's `/take`, which reports most errors with status 400 or 500, whatever they mean. */
export const screenshotone: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  rate_limited: fails('concurrency_limit_reached', 400, {}, { 'retry-after': '7' }),
  rate_limited_silent: fails('concurrency_limit_reached', 400),
  quota_exhausted: fails('screenshots_limit_reached', 400),
  unauthorized,
  blocked: fails('host_returned_error', 500, { returned_status_code: 403 }),
  error_200: fails('internal_application_error', 200),
};
