import { Delete, Get, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { AccountsReader } from '@capstan/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders, passCookies } from '../better-auth/auth-request.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import type { BetterAuth } from '../better-auth/create-better-auth.js';
import { MembersRepository } from '../members/members.repository.js';
import { NotSignedInError } from '../sessions/not-signed-in.error.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { SessionGuard } from '../sessions/session.guard.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { OpenConsoleController } from './console-controller.decorator.js';
import { SessionAccountResult, SessionResult } from './session.results.js';
import { SignedInResult } from './sign-in.results.js';

/** The current user and session. */
@OpenConsoleController('api/session')
export class SessionController {
  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    private readonly sessions: RequestSessions,
    private readonly members: MembersRepository,
    private readonly accounts: AccountsReader,
  ) {}

  /** Answers without the proof, since the proof is part of the answer; another origin cannot read it. Renews the cookie. */
  @Get()
  @ConsoleAnswer('consoleSession', 'Who is signed in', SessionResult)
  async session(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResult> {
    const session = await this.sessions.of(request);
    if (!session) throw new NotSignedInError();
    passCookies(await this.auth.api.getSession({ headers: authHeaders(request), asResponse: true }), reply);
    const { id, email, name, isOperator } = session.user;
    return {
      user: { id, email, name, is_operator: isOperator },
      accounts: await this.accountsOf(id),
      csrf_token: await this.sessions.csrfToken(session),
      signed_in_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
    };
  }

  @Delete()
  @UseGuards(SessionGuard)
  @ConsoleAnswer('consoleSignOut', 'Sign out', SignedInResult)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResult> {
    passCookies(await this.auth.api.signOut({ headers: authHeaders(request), asResponse: true }), reply);
    return { signed_in: false };
  }

  private async accountsOf(userId: string): Promise<SessionAccountResult[]> {
    const memberships = await this.members.ofUser(userId);
    return Promise.all(
      memberships.map(async ({ accountId, role }) => {
        const account = await this.accounts.find(accountId);
        return { id: accountId, name: account?.name ?? '', email: account?.email ?? '', role };
      }),
    );
  }
}
