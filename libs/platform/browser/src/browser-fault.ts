import { OutboundError, type OutboundErrorCode } from '@capstan/platform-outbound';
import { BrowserError, type BrowserErrorCode } from './browser.error.js';

const OF_OUTBOUND: Readonly<Record<OutboundErrorCode, BrowserErrorCode>> = {
  invalid_url: 'invalid_url',
  refused_address: 'refused_address',
  dns: 'dns',
  connect: 'connect',
  timeout: 'timeout',
  aborted: 'aborted',
  too_large: 'too_large',
  too_many_redirects: 'connect',
  robots_disallowed: 'robots_disallowed',
  malformed: 'connect',
};

/** Chromium's network errors (net/base/net_error_list.h) that mean more than `connect`. */
const OF_NET_ERROR: Readonly<Record<string, [BrowserErrorCode, string]>> = {
  ERR_ABORTED: ['no_document', 'the address is a download, or answers with nothing to show'],
  ERR_UNSAFE_PORT: ['invalid_url', 'the port is not one for HTTP'],
  ERR_INVALID_URL: ['invalid_url', 'the address is not a URL'],
  ERR_UNKNOWN_URL_SCHEME: ['invalid_url', 'the address has a scheme other than http and https'],
  ERR_TIMED_OUT: ['timeout', 'the host did not answer in time'],
  ERR_CONNECTION_TIMED_OUT: ['timeout', 'the host accepted no connection in time'],
  ERR_TOO_MANY_REDIRECTS: ['connect', 'the host redirects too many times'],
  ERR_INSUFFICIENT_RESOURCES: ['crashed', 'the page took all the memory there is'],
  ERR_OUT_OF_MEMORY: ['crashed', 'the page took all the memory there is'],
};

/** What the guard refused. */
export function fromOutbound(error: OutboundError): BrowserError {
  return new BrowserError(OF_OUTBOUND[error.code], error.message, { cause: error });
}

/** Why the document did not load, by Chromium's word for it (`net::ERR_EMPTY_RESPONSE`). */
export function fromNetError(text: string): BrowserError {
  const name = /ERR_[A-Z0-9_]+/.exec(text)?.[0] ?? '';
  const known = OF_NET_ERROR[name];
  if (known !== undefined) return new BrowserError(...known);
  if (name.startsWith('ERR_CERT_') || name.startsWith('ERR_SSL_')) {
    return new BrowserError('connect', 'the TLS connection to the host failed');
  }
  return new BrowserError('connect', 'the connection to the host failed');
}

/** Whatever a step of a visit threw: what is neither ours nor the guard's comes from a page or browser that died. */
export function asBrowserError(error: unknown): BrowserError {
  if (error instanceof BrowserError) return error;
  if (error instanceof OutboundError) return fromOutbound(error);
  return new BrowserError('crashed', 'the page ended before the visit did', { cause: error });
}
