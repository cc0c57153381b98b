import { inspect } from 'node:util';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Logger } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpConfig, httpConfig } from '../http.config.js';
import { toAppError } from './to-app-error.js';
import { routeOf } from '../route-options.js';
import { requestContextOf } from '../request-context/request-context.js';
import { problemHeaders } from './problem-headers.js';
import { renderProblem } from './render-problem.js';

/** Converts any thrown value to the error envelope. It reads only the fields of AppError. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');
  private readonly errorsBase: string;

  constructor(@Inject(httpConfig.token) config: HttpConfig) {
    this.errorsBase = `${config.baseUrl}/errors`;
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = thrown instanceof AppError ? thrown : toAppError(thrown, request);
    const context = requestContextOf(request);
    if (error.status >= 500 && error.cause !== undefined) {
      this.logger.error(
        { msg: error.message, request_id: context.requestId, trace_id: context.traceId },
        error.cause instanceof Error ? error.cause.stack : inspect(error.cause),
      );
    }
    if (reply.sent || reply.raw.headersSent) return;
    context.creditsUsed = 0;
    context.errorSlug = error.slug;
    const refusal = routeOf(request).refuse?.(error, request, this.errorsBase);
    if (refusal) {
      void reply
        .status(refusal.status)
        .headers(problemHeaders(error))
        .type('application/json; charset=utf-8')
        .send(refusal.body);
      return;
    }
    const { body, contentType } = renderProblem(error, context, this.errorsBase, request.headers.accept);
    void reply.status(error.status).headers(problemHeaders(error)).type(contentType).send(body);
  }
}
