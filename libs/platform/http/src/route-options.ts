import { RouteConfig } from '@nestjs/platform-fastify';
import type { AppError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import type { Deprecation } from './deprecation/deprecation.js';

/** Status and JSON body for an invalid request; undefined: the envelope. `errorsBase` as in `toProblem`. */
export type RefusalForm = (
  error: AppError,
  request: FastifyRequest,
  errorsBase: string,
) => { status: number; body: object } | undefined;

/** The deprecation of what a request uses, if it is deprecated. */
export type DeprecationOfRequest = (request: FastifyRequest) => Deprecation | undefined;

/** Options of a route, needed on every request. Fastify keeps them with the route. */
export interface RouteOptions {
  /** The handler writes the whole response, without the envelope. */
  isRaw?: boolean;
  /** Exempt from the rate limit. */
  isUnlimited?: boolean;
  /** The route takes no body, so an empty one with a JSON content type is accepted. */
  isBodiless?: boolean;
  /** The route accepts multipart forms, which its handler reads with `readUpload`. */
  acceptsUploads?: boolean;
  /** The request keeps its raw JSON body. */
  keepsRawBody?: boolean;
  /** The route takes forms and plain text too, as raw bodies only. */
  acceptsText?: boolean;
  /** The route takes JSON Patch (RFC 6902), as `application/json-patch+json` or as JSON. */
  acceptsPatches?: boolean;
  /** The route will go, or what the request names. */
  deprecation?: Deprecation | DeprecationOfRequest;
  /** How the route reports invalid requests, where the contract requires another form than the envelope. */
  refuse?: RefusalForm;
}

type Handler = object;

/** Keyed by handler, because Nest keeps only the last `RouteConfig` of one. */
const optionsOf = new WeakMap<Handler, RouteOptions>();

/** Decorates a handler, or a controller for all its handlers; several decorators are merged. */
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

/** What Fastify keeps with a route: its options, and the template of its path. */
export interface RouteOfRequest extends RouteOptions {
  url?: string;
}

const NO_ROUTE: RouteOfRequest = {};

/**
 * Returns the options of the route of a request and its path template, `/v1/requests/:request_id`; empty for a path
 * without a route. Kept with the context of the request, since Fastify creates an object for each read of `request.routeOptions`.
 */
export function routeOf(request: FastifyRequest): RouteOfRequest {
  // Also after `reply.callNotFound()`.
  if (request.is404) return NO_ROUTE;
  const { capstan: context } = request;
  if (context?.route) return context.route;
  const config: RouteOfRequest = request.routeOptions.config;
  if (context) context.route = config;
  return config;
}

function addOptions(prototype: object, name: string | symbol, options: RouteOptions): void {
  const method = Object.getOwnPropertyDescriptor(prototype, name);
  if (typeof method?.value !== 'function') return;
  const all = { ...optionsOf.get(method.value as Handler), ...options };
  optionsOf.set(method.value as Handler, all);
  RouteConfig(all)(prototype, name, method);
}
