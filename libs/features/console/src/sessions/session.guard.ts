import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { setSession } from './current-session.decorator.js';
import { NotSignedInError } from './not-signed-in.error.js';
import { RequestSessions } from './request-sessions.js';

/** Requires a session and the proof that the console sent the request. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: RequestSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const session = await this.sessions.proven(request);
    if (!session) throw new NotSignedInError();
    setSession(request, session);
    return true;
  }
}
