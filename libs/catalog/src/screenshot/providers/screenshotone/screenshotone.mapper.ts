import { createHmac } from 'node:crypto';
import {
  type FailedOutcome,
  type OutboundResponse,
  ProviderFailure,
  numberOf,
  textOf,
  waitForOf,
} from '@capstan/kit';
import { NEXT_STEP } from '../../../pages/page-fault.js';
import { errorBodyOf } from '../../picture/error-body.js';
import { maxPageHeightOf, viewportOf } from '../../picture/viewport.js';
import type { ScreenshotParams } from '../../screenshot.params.js';

const MAX_TIMEOUT_SECONDS = 90;
/** Subtracted from the vendor's timeout for network latency. */
const TRANSFER_MS = 1_500;

/** Query of `GET /take`; milliseconds are rounded to seconds, the only unit it supports. */
export function toScreenshotoneQuery(
  params: ScreenshotParams,
  target: URL,
  timeoutMs: number,
): URLSearchParams {
  const viewport = viewportOf(params);
  const timeoutSeconds = Math.floor((timeoutMs - TRANSFER_MS) / 1000);
  const query = new URLSearchParams({
    url: target.href,
    format: params.format,
    viewport_width: String(viewport.viewport.width),
    viewport_height: String(viewport.viewport.height),
    device_scale_factor: String(viewport.deviceScaleFactor),
    timeout: String(Math.min(Math.max(1, timeoutSeconds), MAX_TIMEOUT_SECONDS)),
    metadata_http_response_status_code: 'true',
  });
  if (viewport.isMobile) query.set('viewport_mobile', 'true');
  if (viewport.hasTouch) query.set('viewport_has_touch', 'true');
  if (viewport.userAgent !== undefined) query.set('user_agent', viewport.userAgent);
  if (params.dark) query.set('dark_mode', 'true');
  if (params.full_page) {
    query.set('full_page', 'true');
    query.set('full_page_max_height', String(maxPageHeightOf(viewport)));
  }
  const waitFor = waitForOf(params);
  if (waitFor && 'selector' in waitFor) query.set('wait_for_selector', waitFor.selector);
  if (waitFor && 'ms' in waitFor) query.set('delay', String(Math.ceil(waitFor.ms / 1000)));
  return query;
}

/** Appends the signature over all preceding fields (screenshotone.com/docs/signed-requests). */
export function signedQuery(query: URLSearchParams, accessKey: string, secretKey: string): URLSearchParams {
  const signed = new URLSearchParams([...query, ['access_key', accessKey]]);
  signed.append('signature', createHmac('sha256', secretKey).update(signed.toString()).digest('hex'));
  return signed;
}

/** Status of the page, from a header of the response. */
export function targetStatusOf({ headers }: OutboundResponse): number | null {
  const status = headers['x-screenshotone-http-response-status-code'] ?? '';
  return /^[1-5]\d\d$/.test(status) ? Number(status) : null;
}

/** The page did not settle before the deadline. */
const TIMEOUT_CODE = 'timeout_error';

/** Error codes (screenshotone.com/docs/errors); most have status 400 or 500, whatever they mean. */
const OUTCOMES: Readonly<Record<string, [FailedOutcome, string]>> = {
  access_key_required: ['misconfigured', 'ScreenshotOne received no access key'],
  access_key_invalid: ['misconfigured', 'ScreenshotOne refused the access key'],
  signature_is_required: [
    'misconfigured',
    'ScreenshotOne requires signed requests (SCREENSHOTONE_SECRET_KEY)',
  ],
  signature_is_not_valid: ['misconfigured', 'ScreenshotOne refused the signature (SCREENSHOTONE_SECRET_KEY)'],
  screenshots_limit_reached: ['quota_exhausted', 'the plan at ScreenshotOne is exhausted'],
  concurrency_limit_reached: ['rate_limited', 'ScreenshotOne responded with a limit on concurrent requests'],
  [TIMEOUT_CODE]: ['timeout', 'the page did not load before the deadline of ScreenshotOne'],
  request_aborted: ['upstream_error', 'ScreenshotOne canceled the request'],
  internal_application_error: ['upstream_error', 'ScreenshotOne failed'],
  temporary_unavailable: ['upstream_error', 'ScreenshotOne is overloaded'],
  request_not_valid: ['upstream_error', 'ScreenshotOne rejected the options'],
  // Faults of the page: as `blocked` they do not affect the vendor's breaker.
  name_not_resolved: ['blocked', 'the name of the site does not resolve'],
  network_error: ['blocked', 'the site cannot be reached or blocks browsers'],
  resulting_image_too_large: ['blocked', 'the image is too large'],
  selector_not_found: ['blocked', 'no element that matches `wait_for` became visible'],
  content_contains_specified_string: ['blocked', 'the page was rejected for its content'],
};

/** Maps the error code of a response to a failure, regardless of its status; `undefined` for unknown codes. */
export function failureOfScreenshotone(
  response: OutboundResponse,
  retryAfterSeconds: number | undefined,
): ProviderFailure | undefined {
  const body = errorBodyOf(response);
  const code = textOf(body['error_code']);
  if (code === 'host_returned_error') return failureOfTarget(numberOf(body['returned_status_code']));
  const [outcome, detail] = Object.hasOwn(OUTCOMES, code) ? (OUTCOMES[code] ?? []) : [];
  if (outcome === undefined || detail === undefined) return undefined;
  return new ProviderFailure(outcome, detail, {
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    isTarget: code === TIMEOUT_CODE,
    ...(code === 'selector_not_found' && { alternativeAction: NEXT_STEP[code] }),
  });
}

function failureOfTarget(status: number | null): ProviderFailure {
  const isAbsent = status === 404 || status === 410;
  return new ProviderFailure('blocked', `the page responded with ${status ?? 'an error'}`, {
    isFinal: isAbsent,
    ...(isAbsent && { alternativeAction: NEXT_STEP.absent }),
  });
}
