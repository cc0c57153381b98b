import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../principal/scopes.js';

export const REQUIRED_SCOPE = 'capstan:scope';

/** The scope that a request needs, where the request names what it is for; undefined: none. */
export type ScopeOfRequest = (request: FastifyRequest) => Scope | undefined;

/** The route needs a key with this scope; 403 `insufficient-scope` otherwise. The method's overrides the class's. */
export const RequireScope = (scope: Scope | ScopeOfRequest): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRED_SCOPE, scope);
