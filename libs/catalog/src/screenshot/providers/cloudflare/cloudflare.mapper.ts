import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  listOf,
  numberOf,
  textOf,
  waitForOf,
} from '@capstan/kit';
import { errorBodyOf } from '../../picture/error-body.js';
import { viewportOf } from '../../picture/viewport.js';
import type { ScreenshotParams } from '../../screenshot.params.js';

/** Maximum of each of its timeouts. */
const MAX_TIMER_MS = 60_000;
/** Subtracted from the vendor's timeout for network latency. */
const TRANSFER_MS = 1_500;

/** Body of `POST …/browser-rendering/screenshot`. It does not support a color scheme. */
export function toCloudflareBody(params: ScreenshotParams, target: URL, timeoutMs: number): object {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = viewportOf(params);
  const timeout = Math.min(Math.max(1_000, timeoutMs - TRANSFER_MS), MAX_TIMER_MS);
  const waitFor = waitForOf(params);
  return {
    url: target.href,
    viewport: { ...viewport, deviceScaleFactor, isMobile, hasTouch },
    ...(userAgent === undefined ? {} : { userAgent }),
    gotoOptions: { waitUntil: 'load', timeout },
    actionTimeout: timeout,
    screenshotOptions: { type: params.format, fullPage: params.full_page },
    ...(waitFor && 'selector' in waitFor
      ? { waitForSelector: { selector: waitFor.selector, visible: true, timeout } }
      : {}),
    ...(waitFor && 'ms' in waitFor ? { waitForTimeout: waitFor.ms } : {}),
  };
}

/** Codes of errors between Chrome and the page (Browser Rendering, errors): `net::` and automation errors. */
const TARGET_CODES: Readonly<Record<number, string>> = {
  5000: 'the certificate of the site is not valid',
  5001: 'the site cannot be reached',
  5002: 'the connection to the site was lost',
  5003: 'the page redirects in a loop or too often',
  5004: 'the site sent an invalid response',
  5005: 'the name of the site does not resolve',
  5006: 'the site closes the connection or blocks browsers',
  5007: 'the page responded with an error and no content',
  5008: 'the site refuses the connection',
  5009: 'the site cannot be reached',
  5010: 'the vendor does not open this URL',
  5011: 'the site sent an empty response',
  6000: 'the page navigated while it was captured',
  6001: 'the page closed itself or used too much memory',
  6003: 'the page is too large to be captured',
};
const TIMEOUT_CODE = 6002;
const AUTHENTICATION_CODE = 10_000;
const DAILY_LIMIT = /time limit exceeded for today/i;

/**
 * Maps a JSON response to a failure; `undefined` for other responses, and where the status suffices. Faults of the page
 * are `blocked`, which does not affect the vendor's breaker.
 */
export function failureOfCloudflare(
  response: OutboundResponse,
  now: Date = new Date(),
): ProviderFailure | undefined {
  const errors = listOf(errorBodyOf(response)['errors']).map(fieldsOf);
  const codes = errors.map((error) => numberOf(error['code']));
  const messages = errors.map((error) => textOf(error['message'])).join('; ');
  if (response.status === 429 && DAILY_LIMIT.test(messages || response.text())) {
    return new ProviderFailure('quota_exhausted', 'the daily browser time at Cloudflare is exhausted', {
      retryAfterSeconds: secondsToMidnight(now),
    });
  }
  if (codes.includes(AUTHENTICATION_CODE)) {
    return new ProviderFailure('misconfigured', 'Cloudflare refused the token or the account');
  }
  if (codes.includes(TIMEOUT_CODE)) {
    return new ProviderFailure('timeout', 'the page did not load before the deadline of Cloudflare', {
      isTarget: true,
    });
  }
  const target = codes.map((code) => TARGET_CODES[code ?? 0]).find((detail) => detail !== undefined);
  if (target !== undefined) return new ProviderFailure('blocked', target);
  if (response.status === 422) return new ProviderFailure('blocked', 'the page could not be rendered');
  return undefined;
}

/** The free plan resets daily at 00:00 UTC. */
function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
