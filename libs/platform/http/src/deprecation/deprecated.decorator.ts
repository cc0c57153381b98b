import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type DeprecationOfRequest, withRouteOptions } from '../route-options.js';
import { type Deprecation, checkedDeprecation } from './deprecation.js';

/** Extension of an operation by which the OpenAPI document knows of its deprecation. */
export const DEPRECATION_EXTENSION = 'x-deprecation';

/**
 * The route will go: every answer says so and since when, until when, and what to use instead, and the documents mark
 * it (docs/versioning.md). @throws Error when the notice is shorter than promised.
 */
export function Deprecated(deprecation: Deprecation): MethodDecorator {
  const checked = checkedDeprecation(deprecation);
  return applyDecorators(
    withRouteOptions({ deprecation: checked }),
    ApiExtension(DEPRECATION_EXTENSION, { ...checked }),
  );
}

/** The route stays, but some of what its requests name will go: answers about that say so. */
export const DeprecatedBy = (deprecation: DeprecationOfRequest): MethodDecorator =>
  withRouteOptions({ deprecation });
