import type { AppError } from '@capstan/platform-core';
import { BODY_LIMIT_BYTES } from '../http.config.js';
import { MalformedBodyError } from './malformed-body.error.js';
import { MalformedRequestError } from './malformed-request.error.js';
import { PayloadTooLargeError } from './payload-too-large.error.js';
import { UnsupportedMediaTypeError } from './unsupported-media-type.error.js';

/** Faults that Fastify finds before any of our code runs, by its error code. */
const FAULTS: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PayloadTooLargeError(BODY_LIMIT_BYTES),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaTypeError(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new MalformedBodyError('it is empty'),
  // Fastify does not say where.
  FST_ERR_CTP_INVALID_JSON_BODY: () => new MalformedBodyError(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new MalformedRequestError('The body does not have the length that Content-Length states.'),
  FST_ERR_BAD_URL: () => new MalformedRequestError('The address is not a valid URL path.'),
  FST_ERR_ASYNC_CONSTRAINT: () => new MalformedRequestError('The address cannot be routed.'),
};

/**
 * The error of our vocabulary for a fault that Fastify found, or undefined for anything else. Asked before
 * Nest sees the fault, because Nest keeps its message only.
 */
export function fastifyFault(error: Error & { code?: string; statusCode?: number }): AppError | undefined {
  const fault = FAULTS[error.code ?? ''];
  if (fault) return fault();
  // The JSON parser reports broken bodies as SyntaxError with status 400.
  return error instanceof SyntaxError && error.statusCode === 400
    ? new MalformedBodyError(error.message)
    : undefined;
}
