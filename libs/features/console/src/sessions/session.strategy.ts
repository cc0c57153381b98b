import { Injectable } from '@nestjs/common';
import { type AuthenticatedCaller, AuthenticationStrategy } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { MembersRepository } from '../members/members.repository.js';
import { scopesOf } from '../members/role.js';
import { NotAMemberError } from '../members/not-a-member.error.js';
import { RequestSessions } from './request-sessions.js';
import { chosenAccount } from './chosen-account.js';

/** Pages of the console send more requests than a program with a key. */
const REQUESTS_PER_MINUTE = 600;

/** Lets the console call the API with the session of its user instead of an API key. */
@Injectable()
export class SessionStrategy extends AuthenticationStrategy {
  readonly name = 'console';

  constructor(
    private readonly sessions: RequestSessions,
    private readonly members: MembersRepository,
  ) {
    super();
  }

  async authenticate(request: FastifyRequest): Promise<AuthenticatedCaller | undefined> {
    const session = await this.sessions.proven(request);
    if (!session) return undefined;
    const { user } = session;
    const membership = await this.members.chosen(user.id, chosenAccount(request));
    if (!membership) throw new NotAMemberError();
    const { accountId, role } = membership;
    const scopes = scopesOf(role, user.isOperator);
    return { accountId, subject: user.id, scopes, rateLimitPerMinute: REQUESTS_PER_MINUTE };
  }
}
