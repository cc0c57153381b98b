/** Why an outgoing request gave no answer. */
export type OutboundErrorCode =
  | 'invalid_url' // not an absolute http(s) URL, has credentials, or a forbidden port
  | 'refused_address' // resolves to, or redirects to, an address that is not public
  | 'dns' // the name does not resolve
  | 'connect' // no connection, TLS failure, reset
  | 'timeout'
  | 'aborted' // the caller's signal
  | 'too_large'
  | 'too_many_redirects'
  | 'robots_disallowed'
  | 'malformed'; // broken HTTP, broken compression, broken JSON

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

/** The refusal of a host, named as `hostForMessage` does. */
export function refusedAddress(host: string): OutboundError {
  return new OutboundError(
    'refused_address',
    `${host} is not at a public address; only public addresses are fetched`,
  );
}
