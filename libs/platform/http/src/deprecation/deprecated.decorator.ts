import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type DeprecationOfRequest, withRouteOptions } from '../route-options.js';
import { type Deprecation, checkedDeprecation } from './deprecation.js';

/** OpenAPI extension that marks a deprecated operation. */
export const DEPRECATION_EXTENSION = 'x-deprecation';

/**
 * Deprecates a route: every response has the deprecation headers, and the documents mark it (docs/versioning.md).
 * @throws Error when the notice is shorter than promised.
 */
export function Deprecated(deprecation: Deprecation): MethodDecorator {
  const checked = checkedDeprecation(deprecation);
  return applyDecorators(
    withRouteOptions({ deprecation: checked }),
    ApiExtension(DEPRECATION_EXTENSION, { ...checked }),
  );
}

/** Deprecates part of a route: responses to requests that use it have the deprecation headers. */
export const DeprecatedBy = (deprecation: DeprecationOfRequest): MethodDecorator =>
  withRouteOptions({ deprecation });
