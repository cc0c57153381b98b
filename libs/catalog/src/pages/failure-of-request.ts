import { OutboundError, type OutboundErrorCode, ProviderFailure, failureForError } from '@capstan/kit';
import { REFUSED_TARGETS } from '../refused-targets.js';

/** Rejections by the guard or the target that apply to every provider, with the text for the caller. */
const FINAL: Partial<Record<OutboundErrorCode, string>> = {
  robots_disallowed: 'robots.txt of the site disallows this page',
  too_large: 'the page has more bytes than requested (max_bytes)',
};

/** A site that requires cookies redirects clients without them in a loop; a browser keeps cookies. */
const BLOCKED: Partial<Record<OutboundErrorCode, string>> = {
  too_many_redirects: 'the page redirects in a loop or too often',
};

const UNREACHABLE: Partial<Record<OutboundErrorCode, string>> = {
  dns: 'the name of the site does not resolve',
  connect: 'the connection to the site failed',
  malformed: 'the site sent an invalid response',
};

/** Maps a request without response to a failure. */
export function failureOfRequest(error: unknown): Error {
  if (!(error instanceof OutboundError)) return failureForError(error);
  const { code } = error;
  if (code === 'invalid_url' || code === 'refused_address') return REFUSED_TARGETS[code](error);
  const refused = FINAL[code] ?? BLOCKED[code];
  if (refused) return new ProviderFailure('blocked', refused, { isFinal: code in FINAL, cause: error });
  const unreachable = UNREACHABLE[code];
  if (unreachable) return new ProviderFailure('upstream_error', unreachable, { cause: error });
  if (code === 'timeout' || code === 'aborted') {
    return new ProviderFailure('timeout', 'the site did not respond before the deadline', { cause: error });
  }
  return failureForError(error);
}
