import type { Overflow } from '../bodies/body-decoding.js';
import type { BodyStream } from '../bodies/body-stream.js';

/** One outgoing HTTP request through the guard. */
export interface OutboundRequest {
  /** Absolute http(s) URL without credentials. */
  url: string;
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON with its content type. Excludes `body`. */
  json?: unknown;
  body?: string | Uint8Array | BodyStream;
  /** Aborts the request at any stage; the call rejects with code `aborted`. */
  signal?: AbortSignal;
  /** Wall-clock timeout of the whole exchange, redirects included. Default 15,000. */
  timeoutMs?: number;
  /** Limit of the decompressed body. Default 10 MiB; beyond it the call rejects with `too_large`. */
  maxBytes?: number;
  /** What happens beyond `maxBytes`: `fail` (default) rejects, `cut` keeps what fits. */
  overflow?: Overflow;
  /** At most this many redirects are followed, each of which is checked. Default 5. */
  maxRedirects?: number;
  /** File that receives the body of a 2xx response, whose `body` is then empty. After an error it may be incomplete. */
  saveTo?: string;
  /**
   * Check robots.txt of the target first; if it disallows the URL the call rejects with `robots_disallowed`.
   * Default false.
   */
  respectRobots?: boolean;
}
