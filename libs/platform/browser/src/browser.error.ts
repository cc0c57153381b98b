/** Why a visit failed. */
export type BrowserErrorCode =
  | 'unavailable' // no Chromium, or it fails to start
  | 'crashed' // the page or the browser crashed; the next visit starts a new one
  | 'timeout'
  | 'aborted' // by the caller's signal
  | 'invalid_url'
  | 'refused_address' // the page is at a non-public address
  | 'robots_disallowed'
  | 'dns'
  | 'connect' // no connection, TLS error, truncated response
  | 'no_document' // the URL is a download or not a document
  | 'selector_not_found' // `waitFor` never became visible
  | 'too_large';

/** A failed visit. The message never contains a secret or a URL. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';

  constructor(
    readonly code: BrowserErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
