import {
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  ProviderFailure,
  failureForError,
} from '@capstan/kit';
import { NEXT_STEP } from '../../../pages/page-fault.js';
import { REFUSED_TARGETS } from '../../../refused-targets.js';

/** A browser that does not start needs the operator; the breaker avoids starting it for every page. */
const UNAVAILABLE_SECONDS = 60;

type Meaning = (cause: BrowserError) => Error;

const failed =
  (
    outcome: ProviderFailure['outcome'],
    detail: string,
    options: { isFinal?: boolean; alternativeAction?: string } = {},
  ): Meaning =>
  (cause) =>
    new ProviderFailure(outcome, detail, { ...options, cause });

/** Maps each reason to the failure and text for the caller. */
const MEANINGS: Readonly<Record<BrowserErrorCode, Meaning>> = {
  ...REFUSED_TARGETS,
  unavailable: (cause) =>
    new ProviderFailure('misconfigured', 'the browser does not start', {
      retryAfterSeconds: UNAVAILABLE_SECONDS,
      cause,
    }),
  crashed: failed('upstream_error', 'the page crashed the browser'),
  timeout: failed('timeout', 'the page was not ready before the deadline'),
  aborted: failed('timeout', 'the page was not ready before the deadline'),
  robots_disallowed: failed('blocked', 'robots.txt of the site disallows this page', { isFinal: true }),
  dns: failed('upstream_error', 'the name of the site does not resolve'),
  connect: failed('upstream_error', 'the connection to the site failed'),
  no_document: failed(
    'blocked',
    'the URL serves a file that a browser does not render (a PDF, a download); mode `fetch` reads PDFs and data',
  ),
  selector_not_found: failed('blocked', 'no element that matches `wait_for` became visible', {
    alternativeAction: NEXT_STEP.selector_not_found,
  }),
  too_large: failed('blocked', 'the page loads more bytes than requested (max_bytes)', {
    isFinal: true,
    alternativeAction: NEXT_STEP.too_large,
  }),
};

/** Maps a visit without a page to a failure. */
export function failureOfVisit(error: unknown): Error {
  if (error instanceof BrowserError) return MEANINGS[error.code](error);
  return error instanceof InvalidUrlError ? error : failureForError(error);
}
