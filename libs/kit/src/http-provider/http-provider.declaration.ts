import type { ConfigSlice } from '@capstan/platform-core';
import type { OutboundError, OutboundResponse } from '@capstan/platform-outbound';
import type { CallContext, ProviderInfo } from '../capability-provider.js';
import type { ProviderFailure } from '../provider-failure.js';
import type { AnswerBodies, VendorDialect } from '../vendor/exchange.js';
import type { PaceLimits } from '../vendor/pace.js';
import type { HttpRequest } from './http-request.js';

type Awaitable<T> = T | Promise<T>;

/** What a declaration may inject: a service of the capability or platform, or another slice of the configuration. */
export type Injected<T> = (abstract new (...args: never[]) => T) | ConfigSlice<T>;

/** The configuration in which the variables that a vendor needs are there. */
export type Configured<C, N extends keyof C> = C & { readonly [K in N]: NonNullable<C[K]> };

/** One further exchange, for what takes a vendor more than one. */
export interface HttpExchange<T> extends Pick<VendorDialect<T>, 'isEmpty' | 'read'> {
  request: HttpRequest;
}

/** One attempt at a vendor. */
export interface HttpCall<P, C, U> extends CallContext {
  readonly params: P;
  readonly config: C;
  /** What the declaration injects by `uses`. */
  readonly uses: U;
  /** From 0. */
  readonly page: number;
  /** A further exchange at the same pace, its failures classed alike; null when the vendor knows nothing. */
  readonly ask: <T>(exchange: HttpExchange<T>) => Promise<T | null>;
}

/** What was asked and answered. */
export interface Answered {
  readonly request: HttpRequest;
  readonly response: OutboundResponse;
}

/** Pages beyond the first: `found` is then a list, and those of all pages are joined. */
export interface Paging<P> {
  /** Most pages that a call may take. */
  maxPages: number | ((params: P) => number);
  /** How many items are enough. */
  wanted: (params: P) => number;
  /** Whether an answer announces a further page; default: always, while pages are not empty. */
  hasMore?: (response: OutboundResponse) => boolean;
}

/**
 * A vendor that answers a call by one HTTP exchange. What is read (`F`) becomes the capability's result (`R`) by `result`, which
 * the vendors of a capability share with `empty`.
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
  /** Variables without which it is left out; default: none. */
  needs?: readonly N[];
  uses?: { readonly [Name in keyof U]: Injected<U[Name]> };
  /** False leaves it out of this one call; default: it serves any call. */
  supports?: (params: P, call: { config: C; uses: NoInfer<U> }) => boolean;
  pace?: Omit<PaceLimits, 'title'> | ((config: C) => Omit<PaceLimits, 'title'>);
  /** Redirects to follow; default: as many as the outbound client does. 0 where the URL or body is private. */
  maxRedirects?: number;
  /** Undefined: there is nothing to ask for, so nothing is found. */
  request: (params: P, call: HttpCall<P, Configured<C, N>, NoInfer<U>>) => Awaitable<HttpRequest | undefined>;
  /** How the body is read; default `json`. */
  answer?: K;
  /** Whether the vendor says that it knows nothing, under whatever status. */
  isEmpty?: (response: OutboundResponse) => boolean;
  /** What an answer means where its status does not say it, 2xx included; undefined: the status says it. */
  failureOf?: (
    response: OutboundResponse,
    call: HttpCall<P, Configured<C, N>, NoInfer<U>>,
  ) => Awaitable<ProviderFailure | undefined>;
  /** What it means that no complete answer came; null: nothing was found; undefined: the error says it. */
  failureOfError?: (
    error: OutboundError,
    call: HttpCall<P, Configured<C, N>, NoInfer<U>>,
  ) => ProviderFailure | null | undefined;
  /** The part that matters; null: nothing was found; undefined: not an answer of this vendor. */
  read: (
    body: AnswerBodies[K],
    call: HttpCall<P, Configured<C, N>, NoInfer<U>> & Answered,
  ) => Awaitable<F | null | undefined>;
  paging?: F extends readonly unknown[] ? Paging<P> : never;
  /** The capability's result. */
  result: (found: F, params: P, call: HttpCall<P, Configured<C, N>, NoInfer<U>>) => Awaitable<R>;
  /** The capability's result when nothing was found; default: that is a failure of the vendor. */
  empty?: (params: P) => R;
}
