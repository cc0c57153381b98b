import { HttpException } from '@nestjs/common';
import { type AppError, InternalError, InvalidRequestError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';
import { allowedMethodsOf } from '../routing/route-table.js';
import { BODY_LIMIT_BYTES } from '../http.config.js';
import { asAppError } from './as-app-error.js';
import { MethodNotAllowedError } from './method-not-allowed.error.js';
import { PayloadTooLargeError } from './payload-too-large.error.js';
import { RouteNotFoundError } from './route-not-found.error.js';
import { ServiceUnavailableError } from './service-unavailable.error.js';
import { UnsupportedMediaTypeError } from './unsupported-media-type.error.js';

/** Converts a thrown value to an AppError; unknown errors become 500. */
export function toAppError(thrown: unknown, request: FastifyRequest): AppError {
  if (thrown instanceof HttpException) return fromHttpException(thrown, request);
  return asAppError(thrown);
}

function fromHttpException(exception: HttpException, request: FastifyRequest): AppError {
  const status = exception.getStatus();
  if (status === 404) {
    const path = request.url.split('?', 1)[0] ?? request.url;
    const allowed = allowedMethodsOf(request.server, path).filter((method) => method !== request.method);
    return allowed.length > 0
      ? new MethodNotAllowedError(request.method, allowed)
      : new RouteNotFoundError(path.slice(0, 200));
  }
  if (status === 503) return new ServiceUnavailableError('The service is stopping.', exception);
  if (status === 413) return new PayloadTooLargeError(BODY_LIMIT_BYTES);
  if (status === 415) return new UnsupportedMediaTypeError();
  if (status >= 400 && status < 500)
    return new InvalidRequestError([{ path: '', message: exception.message }]);
  return new InternalError(exception);
}
