import type { ConfigSlice } from '@capstan/platform-core';
import type { OutboundError, OutboundResponse } from '@capstan/platform-outbound';
import type { CallContext, ProviderInfo } from '../capability-provider.js';
import type { ProviderFailure } from '../provider-failure.js';
import type { AnswerBodies, VendorDialect } from '../vendor/exchange.js';
import type { PaceLimits } from '../vendor/pace.js';
import type { HttpRequest } from './http-request.js';

type Awaitable<T> = T | Promise<T>;

/** What a declaration may inject: a service of the capability or platform, or another configuration slice. */
export type Injected<T> = (abstract new (...args: never[]) => T) | ConfigSlice<T>;

/** The configuration, with the needed variables present. */
export type Configured<C, N extends keyof C> = C & { readonly [K in N]: NonNullable<C[K]> };

/** A further exchange, for vendors that need more than one. */
export interface HttpExchange<T> extends Pick<VendorDialect<T>, 'isEmpty' | 'read'> {
  request: HttpRequest;
}

/** One attempt at a vendor. */
export interface HttpCall<P, C, U> extends CallContext {
  readonly params: P;
  readonly config: C;
  /** The services of `uses`. */
  readonly uses: U;
  /** From 0. */
  readonly page: number;
  /**
   * Makes a further exchange at the same pace, with the same classification of failures; null when the vendor has
   * no result.
   */
  readonly ask: <T>(exchange: HttpExchange<T>) => Promise<T | null>;
}

/** A request and its response. */
export interface Answered {
  readonly request: HttpRequest;
  readonly response: OutboundResponse;
}

/** Pages beyond the first: `found` is then a list, and those of all pages are joined. */
export interface Paging<P> {
  /** Maximum number of pages per call. */
  maxPages: number | ((params: P) => number);
  /** Number of items that is enough. */
  wanted: (params: P) => number;
  /** Whether there is another page; default: as long as pages are not empty. */
  hasMore?: (response: OutboundResponse) => boolean;
}

/**
 * A vendor that serves a call by one HTTP exchange. `result`, which the vendors of a capability share with `empty`,
 * converts what is read (`F`) to the capability's result (`R`).
 */
export interface HttpProviderDeclaration<
  P extends object,
  C,
  N extends keyof C,
  U,
  F,
  R,
  K extends keyof AnswerBodies,
> {
  info: Omit<ProviderInfo, 'config'>;
  config: ConfigSlice<C>;
  /** Variables that must be set; default: none. */
  needs?: readonly N[];
  uses?: { readonly [Name in keyof U]: Injected<U[Name]> };
  /** False excludes it from this call; default: it supports any call. */
  supports?: (params: P, call: { config: C; uses: NoInfer<U> }) => boolean;
  pace?: Omit<PaceLimits, 'title'> | ((config: C) => Omit<PaceLimits, 'title'>);
  /** Milliseconds that an attempt may take at most; default: its share of the deadline. */
  timeLimitMs?: (params: P, call: HttpCall<P, Configured<C, N>, NoInfer<U>>) => Awaitable<number>;
  /** Redirects to follow; default: that of the outbound client. 0 where the URL or body is private. */
  maxRedirects?: number;
  /** Undefined: there is nothing to request, so the result is empty. */
  request: (params: P, call: HttpCall<P, Configured<C, N>, NoInfer<U>>) => Awaitable<HttpRequest | undefined>;
  /** How the body is read; default `json`. */
  answer?: K;
  /** Whether the vendor reports an empty result, with any status. */
  isEmpty?: (response: OutboundResponse) => boolean;
  /** The failure of a response where its status is not enough, 2xx included; undefined: that of the status. */
  failureOf?: (
    response: OutboundResponse,
    call: HttpCall<P, Configured<C, N>, NoInfer<U>>,
  ) => Awaitable<ProviderFailure | undefined>;
  /** The failure when no complete response arrived; null: the result is empty; undefined: that of the error. */
  failureOfError?: (
    error: OutboundError,
    call: HttpCall<P, Configured<C, N>, NoInfer<U>>,
  ) => ProviderFailure | null | undefined;
  /** Extracts the relevant data; null: the result is empty; undefined: not a response of this vendor. */
  read: (
    body: AnswerBodies[K],
    call: HttpCall<P, Configured<C, N>, NoInfer<U>> & Answered,
  ) => Awaitable<F | null | undefined>;
  paging?: F extends readonly unknown[] ? Paging<P> : never;
  /** The capability's result. */
  result: (found: F, params: P, call: HttpCall<P, Configured<C, N>, NoInfer<U>>) => Awaitable<R>;
  /** The capability's empty result; default: an empty answer is a failure of the vendor. */
  empty?: (params: P) => R;
}
