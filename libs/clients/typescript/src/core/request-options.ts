import type { Route } from './route.js';

/** Options of every call. */
export interface RequestOptions {
  /** Aborts the call, including its retries. */
  signal?: AbortSignal | undefined;
  /** Timeout of one attempt, including the response. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  /**
   * Identifies the call: repeats with the same key and body get the first answer and are not charged again. Generated for
   * every POST without one.
   */
  idempotencyKey?: string | undefined;
  /** Maximum price of the call; a higher price is rejected with `CreditsError`. */
  maxCredits?: number | undefined;
  /** In addition to those of the client; null removes one. */
  headers?: Record<string, string | null> | undefined;
}

/** Values of a query string; null and undefined are omitted. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** How the body of a successful response is read. */
export type BodyKind = 'envelope' | 'json' | 'text' | 'bytes';

/** A request to any route of the service. */
export interface CapstanRequest extends RequestOptions {
  /** Default GET. */
  method?: string | undefined;
  /** Relative to the base URL, such as `/v1/credits`. */
  path: string;
  query?: Query | undefined;
  /** Sent as JSON; `FormData` as a multipart form. */
  body?: unknown;
  /** Default `envelope`: the answer is `data` of the envelope. */
  responseType?: BodyKind | undefined;
}

/** The same for a route whose parameters are not validated yet. */
export interface RoutedRequest extends Omit<CapstanRequest, 'path'> {
  path: string | Route;
}
