import type { Socket } from 'node:net';
import {
  type HttpConfig,
  MalformedRequestError,
  createRequestContext,
  createRequestId,
  renderProblem,
  untouchedLimit,
} from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';

type ClientError = Error & { code?: string };

/** Reasons for which Node refuses a request before it becomes one. */
const REASONS: Record<string, { status: number; phrase: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    detail: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    detail: 'The request took too long to arrive.',
  },
};
const UNREADABLE = { status: 400, phrase: 'Bad Request', detail: 'The request is not valid HTTP.' };

/** Answers what the HTTP parser could not read, in the same envelope and with the same headers as all else. */
export function answerUnreadable(http: HttpConfig): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, phrase, detail } = REASONS[error.code ?? ''] ?? UNREADABLE;
    const requestId = createRequestId(Date.now());
    const problem = new MalformedRequestError(detail).toProblem(`${http.baseUrl}/errors`);
    const body = JSON.stringify({
      success: false,
      data: null,
      error: { ...problem, status },
      metadata: {
        provider_used: null,
        providers_tried: [],
        mode_used: null,
        response_time_ms: 0,
        request_id: requestId,
      },
      credits_used: 0,
    });
    socket.end(
      [
        `HTTP/1.1 ${status} ${phrase}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        `X-Request-Id: ${requestId}`,
        ...Object.entries(uncountedHeaders(http)).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };
}

/** Answers paths that cannot be routed (`/%zz`), which Fastify reports outside of its routes. */
export function refuseMalformed(http: HttpConfig) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const context = (request.capstan ??= createRequestContext(request));
    const error = new MalformedRequestError('The address is not a valid URL path.');
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

/** The headers of spec 8.2 for what is not even a request, and so counts for nobody. */
const uncountedHeaders = (http: HttpConfig): Record<string, number> => {
  const { limit, remaining, resetAtSeconds } = untouchedLimit(http.rateLimitPerMinute);
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': resetAtSeconds,
    'X-Credits-Used': 0,
  };
};
