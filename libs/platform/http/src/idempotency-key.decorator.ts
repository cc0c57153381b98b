import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * The raw `Idempotency-Key` of the request, for `readIdempotencyKey`. With `@Headers()` OpenAPI would list the
 * header a second time, as required; `ApiIdempotencyKey` documents it.
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'],
);
