import type { AppError } from '@capstan/platform-core';
import { BODY_LIMIT_BYTES } from '../http.config.js';
import { MalformedBodyError } from './malformed-body.error.js';
import { MalformedRequestError } from './malformed-request.error.js';
import { PayloadTooLargeError } from './payload-too-large.error.js';
import { UnsupportedMediaTypeError } from './unsupported-media-type.error.js';

/** Errors that Fastify raises before any of our code runs, by code. */
const FAULTS: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PayloadTooLargeError(BODY_LIMIT_BYTES),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaTypeError(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new MalformedBodyError('it is empty'),
  // Fastify does not report the position.
  FST_ERR_CTP_INVALID_JSON_BODY: () => new MalformedBodyError(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new MalformedRequestError('The length of the body must equal Content-Length.'),
  FST_ERR_BAD_URL: () => new MalformedRequestError('The request target must be a valid URL path.'),
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () => new UnsupportedMediaTypeError(),
  FST_ERR_ASYNC_CONSTRAINT: () => new MalformedRequestError('The request target cannot be routed.'),
};

/**
 * Maps an error of Fastify to an AppError; undefined for any other error. Must run before Nest handles the error,
 * because Nest keeps only its message.
 */
export function fastifyFault(error: Error & { code?: string; statusCode?: number }): AppError | undefined {
  const fault = FAULTS[error.code ?? ''];
  if (fault) return fault();
  // The JSON parser reports invalid bodies as SyntaxError with status 400.
  return error instanceof SyntaxError && error.statusCode === 400
    ? new MalformedBodyError(error.message)
    : undefined;
}
