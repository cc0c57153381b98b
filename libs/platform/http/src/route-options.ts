import { RouteConfig } from '@nestjs/platform-fastify';
import type { AppError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import type { Deprecation } from './deprecation/deprecation.js';

/** Status and JSON body for a fault of the request; undefined: the envelope. `errorsBase` as in `toProblem`. */
export type RefusalForm = (
  error: AppError,
  request: FastifyRequest,
  errorsBase: string,
) => { status: number; body: object } | undefined;

/** That what a request names will go, where it does. */
export type DeprecationOfRequest = (request: FastifyRequest) => Deprecation | undefined;

/** What is asked of a route at each request. Fastify keeps it with the route, where looking it up costs nothing. */
export interface RouteOptions {
  /** The handler writes its whole answer, without the envelope. */
  isRaw?: boolean;
  /** Neither counted nor refused by the rate limit. */
  isUnlimited?: boolean;
  /** The route takes no body, so that an empty one announced as JSON is none. */
  isBodiless?: boolean;
  /** The handler reads multipart forms itself, with {@link readUpload}; other routes refuse them. */
  takesForms?: boolean;
  /** The request keeps its JSON body as it was sent. */
  keepsRawBody?: boolean;
  /** The route will go, or what the request names. */
  deprecation?: Deprecation | DeprecationOfRequest;
  /** How the route tells faults of a request, where a contract wants another answer than the envelope. */
  refuse?: RefusalForm;
}

type Handler = object;

/** By handler, because Nest keeps only the last `RouteConfig` of one. */
const optionsOf = new WeakMap<Handler, RouteOptions>();

/** Decorates a handler, or a controller for all its handlers; several decorators add up. */
export const withRouteOptions =
  (options: RouteOptions): MethodDecorator & ClassDecorator =>
  (target: object, name?: string | symbol): void => {
    if (name !== undefined) {
      addOptions(target, name, options);
      return;
    }
    const { prototype } = target as { prototype: object };
    for (const key of Object.getOwnPropertyNames(prototype)) {
      if (key !== 'constructor') addOptions(prototype, key, options);
    }
  };

/** The options of the route that a request goes to; none for a path without a route. */
export const routeOptionsOf = (request: FastifyRequest): RouteOptions =>
  (request.routeOptions.config as RouteOptions | undefined) ?? {};

function addOptions(prototype: object, name: string | symbol, options: RouteOptions): void {
  const method = Object.getOwnPropertyDescriptor(prototype, name);
  if (typeof method?.value !== 'function') return;
  const all = { ...optionsOf.get(method.value as Handler), ...options };
  optionsOf.set(method.value as Handler, all);
  RouteConfig(all)(prototype, name, method);
}
