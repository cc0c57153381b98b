import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** The route is neither counted nor refused by the rate limit, and no key is looked up for it: for health checks. */
export const Unlimited = (): MethodDecorator => RouteConfig({ isUnlimited: true });

/** Whether the route of a request stands outside the rate limit. */
export const isUnlimited = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { isUnlimited?: boolean } | undefined)?.isUnlimited === true;
