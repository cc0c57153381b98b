import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { hasAccessToken, misplaced } from './misplaced-credentials.js';
import { recordVerdict } from './request-verdict.js';

/** Takes the verdict back when the body carries a key, which could not be seen before the body was read. */
@Injectable()
export class BodyCredentialsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (hasAccessToken(request.body)) recordVerdict(requestContextOf(request), misplaced(request));
    return true;
  }
}
