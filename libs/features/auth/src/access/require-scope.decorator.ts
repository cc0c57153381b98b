import { SetMetadata } from '@nestjs/common';
import type { Scope } from '../principal/scopes.js';

export const REQUIRED_SCOPE = 'capstan:scope';

/** The route needs a key with this scope; 403 `insufficient-scope` otherwise. The method's overrides the class's. */
export const RequireScope = (scope: Scope): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRED_SCOPE, scope);
