/** Why a visit gave no page. */
export type BrowserErrorCode =
  | 'unavailable' // no Chromium, or it does not start
  | 'crashed' // the page or the browser died; the next visit starts anew
  | 'timeout'
  | 'aborted' // by the caller's signal
  | 'invalid_url'
  | 'refused_address' // the page itself is at an address that is not public
  | 'robots_disallowed'
  | 'dns'
  | 'connect' // no connection, broken TLS, broken answer
  | 'no_document' // the address is a download or not a document a browser shows
  | 'selector_not_found' // `waitFor` never became visible
  | 'too_large';

/** A visit that failed. The message never holds a secret or an address. */
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
