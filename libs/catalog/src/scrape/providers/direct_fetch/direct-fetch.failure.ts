import { OutboundError, type OutboundErrorCode, ProviderFailure, failureForError } from '@capstan/kit';
import { REFUSED_TARGETS } from '../../../refused-targets.js';

/** Refusals by the guard or the target that bind every provider, with the words the caller reads. */
const FINAL: Partial<Record<OutboundErrorCode, string>> = {
  robots_disallowed: 'robots.txt of the site disallows this page',
  too_large: 'the page has more bytes than asked for (max_bytes)',
};

/** A site that demands cookies redirects in a circle whoever keeps none; a browser keeps them. */
const BLOCKED: Partial<Record<OutboundErrorCode, string>> = {
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
  if (code === 'invalid_url' || code === 'refused_address') return REFUSED_TARGETS[code](error);
  const refused = FINAL[code] ?? BLOCKED[code];
  if (refused) return new ProviderFailure('blocked', refused, { isFinal: code in FINAL, cause: error });
  const unreachable = UNREACHABLE[code];
  if (unreachable) return new ProviderFailure('upstream_error', unreachable, { cause: error });
  if (code === 'timeout' || code === 'aborted') {
    return new ProviderFailure('timeout', 'the site did not answer in the time there was', { cause: error });
  }
  return failureForError(error);
}
