import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import { ConsoleAudit } from '../audit/console-audit.js';
import { authHeaders, passCookies } from '../better-auth/auth-request.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import type { BetterAuth } from '../better-auth/create-better-auth.js';
import type { InvitationEntity } from '../members/invitation.entity.js';
import { InvitationInvalidError } from '../members/invitation-invalid.error.js';
import { Invitations } from '../members/invitations.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Exchange } from './exchange.js';
import { KnownBrowsers } from './known-browsers.js';
import { SignInAttempts } from './sign-in-attempts.js';

/** Lets the person who was invited join the account. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    private readonly attempts: SignInAttempts,
    private readonly sessions: RequestSessions,
    private readonly invitations: Invitations,
    private readonly users: UsersRepository,
    private readonly audit: ConsoleAudit,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * A person who has a user must be signed in as that user; for others a user is made and signed in.
   * @throws TooManySignInsError, InvitationInvalidError, CrossOriginRequestError
   */
  async accept(
    exchange: Exchange,
    { token, name }: { token: string; name?: string },
  ): Promise<Pick<InvitationEntity, 'accountId' | 'role'>> {
    const { address, requestId } = requestContextOf(exchange.request);
    await this.attempts.count(address);
    const session = await this.sessions.proven(exchange.request);
    const invitation = await this.invitations.find(token);
    const { id, accountId, role, email } = invitation;
    // The user is named in the audit log before it is made.
    const userId = session?.user.id ?? randomUUID();
    await this.audit.record(
      'invitation.accepted',
      { userId, accountId, requestId },
      () =>
        session
          ? this.invitations.accept(invitation, session.user)
          : this.acceptAsNewUser(invitation, { id: userId, name: name ?? email }),
      () => ({ targetType: 'invitation', targetId: id, details: { email, role } }),
    );
    if (!session) await this.signIn(exchange, { userId, email });
    return { accountId, role };
  }

  /** @throws InvitationInvalidError for an address that has a user, who must sign in first. */
  private async acceptAsNewUser(
    invitation: InvitationEntity,
    user: { id: string; name: string },
  ): Promise<void> {
    if (await this.users.findByEmail(invitation.email)) throw new InvitationInvalidError();
    await this.invitations.acceptAsNewUser(invitation, user);
  }

  private async signIn(
    { request, reply }: Exchange,
    { userId, email }: { userId: string; email: string },
  ): Promise<void> {
    const headers = authHeaders(request);
    passCookies(await this.auth.api.createSessionOf({ body: { userId }, headers, asResponse: true }), reply);
    await this.browsers.remember({ request, reply }, email);
  }
}
