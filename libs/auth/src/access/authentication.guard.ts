import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { Refusal, Verdict } from '../verification/refusal.js';
import { BearerStrategy } from './bearer.strategy.js';
import { recordVerdict } from './request-verdict.js';
import { runStrategy } from './run-strategy.js';

/**
 * First guard: finds out who calls and never refuses. The rate limit guard after it counts by key or, without
 * a valid one, by address; AccessGuard after that one throws. So a flood of bad keys meets the limit.
 */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(private readonly strategy: BearerStrategy) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const verdict: Verdict | Promise<Verdict> =
      misplacedCredentials(request) ?? runStrategy(this.strategy, request);
    if (verdict instanceof Promise) return this.admitLater(request, verdict);
    recordVerdict(requestContextOf(request), verdict);
    return true;
  }

  private async admitLater(request: FastifyRequest, verdict: Promise<Verdict>): Promise<boolean> {
    recordVerdict(requestContextOf(request), await verdict);
    return true;
  }
}

/** The strategy would take a key from the query string or the body too, where it ends up in logs (RFC 6750, 5.3). */
function misplacedCredentials(request: FastifyRequest): Refusal | undefined {
  if (!hasAccessToken(request.query) && !hasAccessToken(request.body)) return undefined;
  return request.headers.authorization === undefined ? 'outside_header' : 'several_places';
}

function hasAccessToken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'access_token' in value;
}
