import {
  BrowserError,
  type BrowserErrorCode,
  InvalidUrlError,
  ProviderFailure,
  type VisitedPage,
  failureForError,
} from '@capstan/kit';
import { REFUSED_TARGETS } from '../../../refused-targets.js';

/** What binds every provider, with the words the caller reads. */
const FINAL: Partial<Record<BrowserErrorCode, string>> = {
  robots_disallowed: 'robots.txt of the site disallows this page',
  selector_not_found: 'what `wait_for` names never became visible',
};

const BLOCKED: Partial<Record<BrowserErrorCode, string>> = {
  no_document: 'the address holds a file and no page',
  too_large: 'the page loads more than this service takes',
};

const UNREACHABLE: Partial<Record<BrowserErrorCode, string>> = {
  dns: 'the name of the site does not resolve',
  connect: 'the connection to the site cannot be made or breaks off',
  crashed: 'the page brought the browser down',
};

/** What a visit without a page means for a screenshot. */
export function failureOfVisit(error: unknown): Error {
  if (error instanceof InvalidUrlError) return error;
  if (!(error instanceof BrowserError)) return failureForError(error);
  const { code } = error;
  const options = { cause: error };
  if (code === 'invalid_url' || code === 'refused_address') return REFUSED_TARGETS[code](error);
  const refused = FINAL[code] ?? BLOCKED[code];
  if (refused) return new ProviderFailure('blocked', refused, { ...options, isFinal: code in FINAL });
  const unreachable = UNREACHABLE[code];
  if (unreachable) return new ProviderFailure('upstream_error', unreachable, options);
  if (code === 'unavailable') {
    return new ProviderFailure('misconfigured', 'there is no Chromium that starts', options);
  }
  return new ProviderFailure('timeout', 'the page was not ready in the time there was', options);
}

/** What the status of a page means; undefined for 2xx. A picture of an error page is nobody's wish. */
export function refusalOfPage({ status }: Pick<VisitedPage, 'status'>): ProviderFailure | undefined {
  const detail = `the page answered ${status}`;
  if (status === 204 || status === 205)
    return new ProviderFailure('blocked', `${detail}, which has no content`);
  if (status >= 200 && status < 300) return undefined;
  if (status === 408) return new ProviderFailure('timeout', detail);
  if (status >= 500) return new ProviderFailure('upstream_error', detail);
  return new ProviderFailure('blocked', detail, { isFinal: status === 404 || status === 410 });
}
