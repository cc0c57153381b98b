import {
  InvalidUrlError,
  OutboundError,
  type OutboundErrorCode,
  ProviderFailure,
  failureForError,
} from '@capstan/capability-kit';
import { ExtractionError } from '../../extraction/extraction.error.js';

/** Refusals by the guard or the target, with the words the caller reads; all other codes are plain failures. */
const BLOCKED: Partial<Record<OutboundErrorCode, string>> = {
  robots_disallowed: 'robots.txt of the site disallows this page',
  too_large: 'the page is larger than this service reads',
  too_many_redirects: 'the page redirects in a circle or too often',
};

const UNREACHABLE: Partial<Record<OutboundErrorCode, string>> = {
  dns: 'the name of the site does not resolve',
  connect: 'the connection to the site cannot be made or breaks off',
  malformed: 'the site sent a broken answer',
};

/** What a request without answer means for a scrape. */
export function failureOfRequest(error: unknown): Error {
  if (!(error instanceof OutboundError)) return failureForError(error);
  const { code } = error;
  if (code === 'invalid_url') {
    return new InvalidUrlError('is, or redirects to, one that is not a plain http or https URL', {
      cause: error,
    });
  }
  if (code === 'refused_address') {
    return new InvalidUrlError('is, or redirects to, one that is not public', { cause: error });
  }
  const blocked = BLOCKED[code];
  if (blocked) return new ProviderFailure('blocked', blocked, { cause: error });
  const unreachable = UNREACHABLE[code];
  if (unreachable) return new ProviderFailure('upstream_error', unreachable, { cause: error });
  if (code === 'timeout' || code === 'aborted') {
    return new ProviderFailure('timeout', 'the site did not answer in the time there was', { cause: error });
  }
  return failureForError(error);
}

/** What an answer that could not be read means for a scrape. */
export function failureOfExtraction(error: unknown): ProviderFailure {
  if (!(error instanceof ExtractionError)) return failureForError(error);
  if (error.reason === 'aborted') return new ProviderFailure('timeout', error.message, { cause: error });
  // The page itself is at fault and will be next time: the caller learns why.
  if (error.reason === 'too_long' || error.reason === 'too_large') {
    return new ProviderFailure('blocked', `the page is too complex: ${error.message}`, { cause: error });
  }
  return new ProviderFailure('upstream_error', 'the page could not be read', { cause: error });
}
