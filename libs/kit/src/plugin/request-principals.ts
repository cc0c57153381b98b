import type { Scope } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';

/** The authenticated caller of a route. */
export interface RequestPrincipal {
  readonly accountId: string;
  /** What authenticated the caller: `api_key` and the id of the key, or the name of a strategy and a stable UUID. */
  readonly credential: { readonly kind: string; readonly id: string };
  readonly scopes: readonly Scope[];
}

/** Finds the caller of a request, for `@CurrentPrincipal()`. Available in every module. */
export abstract class RequestPrincipals {
  /** Null on public routes that are called without a valid credential. */
  abstract of(request: FastifyRequest): RequestPrincipal | null;
}
