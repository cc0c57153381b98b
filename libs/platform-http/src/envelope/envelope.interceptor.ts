import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import { requestContextOf } from '../request-context/request-context.js';
import { successEnvelope } from './envelope.js';
import { RAW_RESPONSE } from './raw-response.decorator.js';

/** Wraps what a handler returns, always, unless the handler says `@RawResponse()`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  private readonly raw = new WeakMap<object, boolean>();

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.isRaw(context.getHandler(), context.getClass())) return next.handle();
    const request = requestContextOf(context.switchToHttp().getRequest<FastifyRequest>());
    return next
      .handle()
      .pipe(
        map((data: unknown) =>
          successEnvelope(data ?? null, { request_id: request.requestId }, request.creditsUsed),
        ),
      );
  }

  /** Metadata never changes after start, so it is read once per handler. */
  private isRaw(handler: ReturnType<ExecutionContext['getHandler']>, controller: Type): boolean {
    let raw = this.raw.get(handler);
    if (raw === undefined) {
      raw =
        this.reflector.getAllAndOverride<boolean | undefined>(RAW_RESPONSE, [handler, controller]) ?? false;
      this.raw.set(handler, raw);
    }
    return raw;
  }
}
