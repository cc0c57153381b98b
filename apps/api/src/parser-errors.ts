import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AppError } from '@capstan/platform-core';
import {
  type HttpConfig,
  MalformedRequestError,
  RequestTimeoutError,
  createRequestContext,
  createRequestId,
  failureEnvelope,
  problemHeaders,
  renderProblem,
  unusedRateLimit,
} from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';

type ClientError = Error & { code?: string };

interface Reason {
  status: number;
  phrase: string;
  error: () => AppError;
}

/** Errors with which Node rejects a request before it reaches Fastify. */
const REASONS: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    error: () => new MalformedRequestError('The headers of the request are too large.'),
  },
  HPE_INVALID_METHOD: {
    status: 400,
    phrase: 'Bad Request',
    error: () =>
      new MalformedRequestError('The method is not known; methods are in capital letters, such as POST.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    error: () => new RequestTimeoutError(),
  },
};
const TUNNEL: Reason = {
  status: 400,
  phrase: 'Bad Request',
  error: () => new MalformedRequestError('CONNECT is not supported: this service is not a proxy.'),
};
const NOT_HTTP: Reason = {
  status: 400,
  phrase: 'Bad Request',
  error: () => new MalformedRequestError('The request is not valid HTTP.'),
};

/** Responds to what the HTTP parser rejected, with the same envelope and headers as every response. */
export function respondToParserError(http: HttpConfig): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    respondOnSocket(http, socket, REASONS[error.code ?? ''] ?? NOT_HTTP);
  };
}

/** Refuses CONNECT, which Node hands over as a socket without a response; it would close it without one. */
export function refuseTunnels(server: Server, http: HttpConfig): void {
  server.on('connect', (_request, socket: Duplex) => {
    // Node no longer listens to it: a connection that is reset would end the process.
    socket.on('error', () => socket.destroy());
    respondOnSocket(http, socket, TUNNEL);
  });
}

function respondOnSocket(
  http: HttpConfig,
  socket: Duplex,
  { status, phrase, error: describe }: Reason,
): void {
  const requestId = createRequestId(Date.now());
  const error = describe();
  const problem = error.toProblem(`${http.baseUrl}/errors`);
  const body = JSON.stringify(
    failureEnvelope(
      { ...problem, status },
      {
        provider_used: null,
        providers_tried: [],
        mode_used: null,
        response_time_ms: 0,
        request_id: requestId,
      },
    ),
  );
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrase}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      `X-Request-Id: ${requestId}`,
      ...Object.entries({ ...uncountedHeaders(http), ...problemHeaders(error) }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      body,
    ].join('\r\n'),
  );
}

/** Responds to paths that cannot be routed (`/%zz`), which Fastify reports outside of its routes. */
export function respondToMalformedUrl(http: HttpConfig) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const context = (request.capstan ??= createRequestContext(request));
    const error = new MalformedRequestError('The request target must be a valid URL path.');
    const { body, contentType } = renderProblem(
      error,
      context,
      `${http.baseUrl}/errors`,
      request.headers.accept,
    );
    const headers = { ...uncountedHeaders(http), 'X-Request-Id': context.requestId };
    void reply.status(error.status).headers(headers).type(contentType).send(body);
  };
}

/**
 * Handles requests with an expectation other than `100-continue` as if they had none, which RFC 9110 (10.1.1)
 * leaves to the server; Node would send an empty 417.
 */
export function ignoreUnknownExpectHeader(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * The headers of every response, for bytes that are not an HTTP request and do not count for the rate limit.
 */
const uncountedHeaders = (http: HttpConfig): Record<string, number | string> => {
  const { limit, remaining, resetAtSeconds } = unusedRateLimit(http.rateLimitPerMinute);
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': resetAtSeconds,
    'X-Credits-Used': 0,
    'X-Content-Type-Options': 'nosniff',
  };
};
