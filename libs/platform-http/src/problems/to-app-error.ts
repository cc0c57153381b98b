import { HttpException } from '@nestjs/common';
import { type AppError, InternalError, InvalidRequestError } from '@capstan/platform-errors';
import type { FastifyRequest } from 'fastify';
import { allowedMethodsOf } from '../hooks/route-table.js';
import { BODY_LIMIT_BYTES } from '../http.config.js';
import { asAppError } from './as-app-error.js';
import { MalformedBodyError } from './malformed-body.error.js';
import { MalformedRequestError } from './malformed-request.error.js';
import { MethodNotAllowedError } from './method-not-allowed.error.js';
import { PayloadTooLargeError } from './payload-too-large.error.js';
import { RouteNotFoundError } from './route-not-found.error.js';
import { ServiceUnavailableError } from './service-unavailable.error.js';
import { UnsupportedMediaTypeError } from './unsupported-media-type.error.js';

/** Faults that Fastify finds before any of our code runs, by its error code. */
const FASTIFY_FAULTS: Record<string, (error: Error) => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PayloadTooLargeError(BODY_LIMIT_BYTES),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaTypeError(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new MalformedBodyError('it is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: (error) => new MalformedBodyError(error.message),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new MalformedRequestError('The body does not have the length that Content-Length states.'),
  FST_ERR_BAD_URL: () => new MalformedRequestError('The address is not a valid URL path.'),
  FST_ERR_ASYNC_CONSTRAINT: () => new MalformedRequestError('The address cannot be routed.'),
};

/** Gives a thrown value its place in our vocabulary of errors; what is unknown is a fault of ours. */
export function toAppError(thrown: unknown, request: FastifyRequest): AppError {
  const code = codeOf(thrown);
  const fault = code === undefined ? undefined : FASTIFY_FAULTS[code];
  if (fault) return fault(thrown as Error);
  if (thrown instanceof HttpException) return fromHttpException(thrown, request);
  // secure-json-parse and the JSON parser report broken bodies as SyntaxError with status 400.
  if (thrown instanceof SyntaxError && statusOf(thrown) === 400)
    return new MalformedBodyError(thrown.message);
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

function codeOf(thrown: unknown): string | undefined {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined;
}

function statusOf(thrown: object): unknown {
  return 'statusCode' in thrown ? thrown.statusCode : undefined;
}
