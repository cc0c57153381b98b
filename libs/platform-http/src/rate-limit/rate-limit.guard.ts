import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimitedError } from '../problems/rate-limited.error.js';
import { requestContextOf } from '../request-context/request-context.js';
import { RateLimiter } from './rate-limiter.js';

/**
 * Counts the request and refuses it beyond the limit. The stock ThrottlerGuard keeps one bucket per
 * handler and resolves its options anew at each request; here all routes share one bucket per key.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestContextOf(context.switchToHttp().getRequest<FastifyRequest>());
    const state = await this.limiter.count(request);
    request.rateLimit = state;
    if (state.exceeded) {
      const waitSeconds = Math.max(1, state.resetAtSeconds - Math.floor(Date.now() / 1000));
      throw new RateLimitedError(state.limit, waitSeconds);
    }
    return true;
  }
}
