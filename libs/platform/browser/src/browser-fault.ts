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

/** Chromium's network errors (net/base/net_error_list.h) that are more specific than `connect`. */
const OF_NET_ERROR: Readonly<Record<string, [BrowserErrorCode, string]>> = {
  ERR_ABORTED: ['no_document', 'the URL is a download, or its response has no content'],
  ERR_UNSAFE_PORT: ['invalid_url', 'the port is not allowed for HTTP'],
  ERR_INVALID_URL: ['invalid_url', 'the URL is not valid'],
  ERR_UNKNOWN_URL_SCHEME: ['invalid_url', 'the URL must have the scheme http or https'],
  ERR_TIMED_OUT: ['timeout', 'the host did not respond in time'],
  ERR_CONNECTION_TIMED_OUT: ['timeout', 'the host did not accept a connection in time'],
  ERR_TOO_MANY_REDIRECTS: ['connect', 'the host redirects too many times'],
  ERR_INSUFFICIENT_RESOURCES: ['crashed', 'the page used up the memory'],
  ERR_OUT_OF_MEMORY: ['crashed', 'the page used up the memory'],
};

/** Maps an error of the outbound guard. */
export function fromOutbound(error: OutboundError): BrowserError {
  return new BrowserError(OF_OUTBOUND[error.code], error.message, { cause: error });
}

/** Maps Chromium's network error (`net::ERR_EMPTY_RESPONSE`). */
export function fromNetError(text: string): BrowserError {
  const name = /ERR_[A-Z0-9_]+/.exec(text)?.[0] ?? '';
  const known = OF_NET_ERROR[name];
  if (known !== undefined) return new BrowserError(...known);
  if (name.startsWith('ERR_CERT_') || name.startsWith('ERR_SSL_')) {
    return new BrowserError('connect', 'the TLS connection to the host failed');
  }
  return new BrowserError('connect', 'the connection to the host failed');
}

/** Maps any error of a visit; an unknown one means that the page or the browser crashed. */
export function asBrowserError(error: unknown): BrowserError {
  if (error instanceof BrowserError) return error;
  if (error instanceof OutboundError) return fromOutbound(error);
  return new BrowserError('crashed', 'the page closed during the visit', { cause: error });
}
