import type { Route } from './route.js';

/** What can be said with every call. */
export interface RequestOptions {
  /** Aborts the call, its waits included. */
  signal?: AbortSignal | undefined;
  /** For one attempt, answer included. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  /** Names the call: repeats with the same key and body get the first answer and are not charged again. Made up for every POST without one. */
  idempotencyKey?: string | undefined;
  /** The most the call may cost; a higher price is refused with `CreditsError`. */
  maxCredits?: number | undefined;
  /** Beside those of the client; null takes one away. */
  headers?: Record<string, string | null> | undefined;
}

/** Values of a query string; null and undefined are left out. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** How the body of a successful answer is read. */
export type BodyKind = 'envelope' | 'json' | 'text' | 'bytes';

/** A request to any route of the service. */
export interface CapstanRequest extends RequestOptions {
  /** GET when left out. */
  method?: string | undefined;
  /** From the base URL on, such as `/v1/credits`. */
  path: string;
  query?: Query | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** `envelope` when left out: `data` is what the envelope has in it. */
  responseType?: BodyKind | undefined;
}

/** The same, also with a route whose parameters are yet to be looked at. */
export interface RoutedRequest extends Omit<CapstanRequest, 'path'> {
  path: string | Route;
}
