import {
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  ProviderFailure,
  failureForError,
} from '@capstan/kit';
import { REFUSED_TARGETS } from '../../../refused-targets.js';

/** A browser that does not start needs its operator; there is no sense in starting it for every page. */
const UNAVAILABLE_SECONDS = 60;

type Meaning = (cause: BrowserError) => Error;

const failed =
  (outcome: ProviderFailure['outcome'], detail: string, isFinal = false): Meaning =>
  (cause) =>
    new ProviderFailure(outcome, detail, { isFinal, cause });

/** What each reason means for a scrape, with the words the caller reads. */
const MEANINGS: Readonly<Record<BrowserErrorCode, Meaning>> = {
  ...REFUSED_TARGETS,
  unavailable: (cause) =>
    new ProviderFailure('misconfigured', 'the browser does not start', {
      retryAfterSeconds: UNAVAILABLE_SECONDS,
      cause,
    }),
  crashed: failed('upstream_error', 'the page crashed the browser'),
  timeout: failed('timeout', 'the page was not ready in the time there was'),
  aborted: failed('timeout', 'the page was not ready in the time there was'),
  robots_disallowed: failed('blocked', 'robots.txt of the site disallows this page', true),
  dns: failed('upstream_error', 'the name of the site does not resolve'),
  connect: failed('upstream_error', 'the connection to the site cannot be made or breaks off'),
  no_document: failed(
    'blocked',
    'the address serves no document that a browser shows (a PDF, a download); mode `fetch` reads PDFs and data',
  ),
  selector_not_found: failed('blocked', 'nothing that matches `wait_for` became visible on the page'),
  too_large: failed('blocked', 'the page loads more bytes than asked for (max_bytes)', true),
};

/** What a visit without page means for a scrape. */
export function failureOfVisit(error: unknown): Error {
  if (error instanceof BrowserError) return MEANINGS[error.code](error);
  return error instanceof InvalidUrlError ? error : failureForError(error);
}
