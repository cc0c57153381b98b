import type { BodyStream } from './body-stream.js';

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
  /** Ends the request at any stage; the call rejects with code `aborted`. */
  signal?: AbortSignal;
  /** Wall-clock cap of the whole exchange, redirects included. Default 15,000. */
  timeoutMs?: number;
  /** Cap of the decompressed body. Default 10 MiB; beyond it the call rejects with `too_large`. */
  maxBytes?: number;
  /** At most this many redirects are followed, each checked anew. Default 5. */
  maxRedirects?: number;
  /**
   * File to which the body of a 2xx answer is written; `body` of the answer is then empty. After an error the file may hold a
   * part of it.
   */
  saveTo?: string;
  /** Ask robots.txt of the target first; a refusal rejects with `robots_disallowed`. Default false. */
  respectRobots?: boolean;
}
