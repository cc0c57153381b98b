/** Why an outgoing request failed. */
export type OutboundErrorCode =
  | 'invalid_url' // not an absolute http(s) URL, has credentials, or a forbidden port
  | 'refused_address' // resolves to, or redirects to, a non-public address
  | 'dns' // the name does not resolve
  | 'connect' // no connection, TLS failure, reset
  | 'timeout'
  | 'aborted' // the caller's signal
  | 'too_large'
  | 'too_many_redirects'
  | 'robots_disallowed'
  | 'malformed'; // invalid HTTP, compression or JSON

/** Thrown by the guarded client. `message` names the host at most, never an internal address. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly code: OutboundErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The error for a non-public host, named as `hostForMessage` does. */
export function refusedAddress(host: string): OutboundError {
  return new OutboundError(
    'refused_address',
    `${host} is not a public address; only public addresses can be fetched`,
  );
}
