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
import type { Exchange } from './sign-in.js';
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
    const actor = {
      userId: session?.user.id ?? (await this.newUserOf(invitation, name)),
      accountId,
      requestId,
    };
    await this.audit.record(
      'invitation.accepted',
      actor,
      async () => session && this.invitations.accept(invitation, session.user),
      () => ({ targetType: 'invitation', targetId: id, details: { email, role } }),
    );
    if (!session) await this.signIn(exchange, actor.userId);
    return { accountId, role };
  }

  /** @throws InvitationInvalidError for an address that has a user, who must sign in first. */
  private async newUserOf(invitation: InvitationEntity, name: string | undefined): Promise<string> {
    if (await this.users.findByEmail(invitation.email)) throw new InvitationInvalidError();
    return (await this.invitations.acceptAsNewUser(invitation, name ?? invitation.email)).id;
  }

  private async signIn({ request, reply }: Exchange, userId: string): Promise<void> {
    const headers = authHeaders(request);
    passCookies(await this.auth.api.createSessionOf({ body: { userId }, headers, asResponse: true }), reply);
  }
}
