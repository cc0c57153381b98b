import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope } from './scope.js';

/** Metadata key of the scope that a route requires. */
export const REQUIRED_SCOPE = 'capstan:scope';

/** Determines the required scope from the request; undefined: none. */
export type ScopeOfRequest = (request: FastifyRequest) => Scope | undefined;

/**
 * Requires a caller with this scope; 403 `insufficient-scope` otherwise. The method's scope overrides the
 * class's. Requests that change nothing also pass with its `:read`.
 */
export const RequireScope = (scope: Scope | ScopeOfRequest): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRED_SCOPE, scope);
