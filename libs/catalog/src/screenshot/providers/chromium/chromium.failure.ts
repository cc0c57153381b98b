import {
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  ProviderFailure,
  type VisitedPage,
  failureForError,
} from '@capstan/kit';
import { NEXT_STEP } from '../../../pages/page-fault.js';
import { REFUSED_TARGETS } from '../../../refused-targets.js';

/** Failures that apply to every provider, with the text for the caller. */
const FINAL: Partial<Record<BrowserErrorCode, string>> = {
  robots_disallowed: 'robots.txt of the site disallows this page',
  selector_not_found: 'no element that matches `wait_for` became visible',
};

const BLOCKED: Partial<Record<BrowserErrorCode, string>> = {
  no_document: 'the URL serves a file instead of a page',
  too_large: 'the page loads more than this service allows',
};

const UNREACHABLE: Partial<Record<BrowserErrorCode, string>> = {
  dns: 'the name of the site does not resolve',
  connect: 'the connection to the site failed',
  crashed: 'the page crashed the browser',
};

/** Maps a visit without a page to a failure. */
export function failureOfVisit(error: unknown): Error {
  if (error instanceof InvalidUrlError) return error;
  if (!(error instanceof BrowserError)) return failureForError(error);
  const { code } = error;
  const options = { cause: error };
  if (code === 'invalid_url' || code === 'refused_address') return REFUSED_TARGETS[code](error);
  const refused = FINAL[code] ?? BLOCKED[code];
  if (refused) {
    return new ProviderFailure('blocked', refused, {
      ...options,
      isFinal: code in FINAL,
      ...(code === 'selector_not_found' && { alternativeAction: NEXT_STEP[code] }),
    });
  }
  const unreachable = UNREACHABLE[code];
  if (unreachable) return new ProviderFailure('upstream_error', unreachable, options);
  if (code === 'unavailable') {
    return new ProviderFailure('misconfigured', 'Chromium is not available', options);
  }
  return new ProviderFailure('timeout', 'the page was not ready before the deadline', options);
}

/** Maps the status of a page to a failure; `undefined` for 2xx. Screenshots of error pages are not returned. */
export function refusalOfPage({ status }: Pick<VisitedPage, 'status'>): ProviderFailure | undefined {
  const detail = `the page responded with ${status}`;
  if (status === 204 || status === 205)
    return new ProviderFailure('blocked', `${detail}, which has no content`);
  if (status >= 200 && status < 300) return undefined;
  if (status === 408) return new ProviderFailure('timeout', detail);
  if (status >= 500) return new ProviderFailure('upstream_error', detail);
  if (status !== 404 && status !== 410) return new ProviderFailure('blocked', detail);
  return new ProviderFailure('blocked', detail, { isFinal: true, alternativeAction: NEXT_STEP.absent });
}
