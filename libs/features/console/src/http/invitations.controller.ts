import { Body, Delete, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { AccountsReader } from '@capstan/auth';
import { type HttpConfig, httpConfig, PageQuery, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { consoleAddress, invitationLink } from '../address/console-address.js';
import { ConsoleAudit } from '../audit/console-audit.js';
import { Invitations } from '../members/invitations.js';
import type { InvitationEntity } from '../members/invitation.entity.js';
import { AccountAccess } from '../sessions/account-access.js';
import type { ConsoleSession } from '../sessions/console-session.js';
import { CurrentSession } from '../sessions/current-session.decorator.js';
import { SignInMail } from '../sign-in/sign-in-mail.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { ConsoleController } from './console-controller.decorator.js';
import {
  InvitationCreatedResult,
  InvitationResult,
  InvitationRevokedResult,
  InvitationsResult,
} from './invitations.results.js';
import { InviteBody } from './members.bodies.js';

/** Invitations to the account. */
@ConsoleController('api/invitations')
export class InvitationsController {
  constructor(
    private readonly access: AccountAccess,
    private readonly invitations: Invitations,
    private readonly accounts: AccountsReader,
    private readonly mail: SignInMail,
    private readonly audit: ConsoleAudit,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  @Get()
  @ConsoleAnswer('consoleListInvitations', 'Open invitations', InvitationsResult)
  async list(
    @CurrentSession() session: ConsoleSession,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<InvitationsResult> {
    const { accountId } = await this.access.owned(session, request);
    const { items, nextAfter } = await this.invitations.open(accountId, query);
    return { invitations: items.map(toInvitationEntry), next_after: nextAfter };
  }

  /** With SMTP the link goes to the invited address only; without it the answer has the link, once, to be handed over. */
  @Post()
  @HttpCode(200)
  @ConsoleAnswer('consoleInvite', 'Invite a person', InvitationCreatedResult)
  async invite(
    @CurrentSession() session: ConsoleSession,
    @Body() { email, role }: InviteBody,
    @Req() request: FastifyRequest,
  ): Promise<InvitationCreatedResult> {
    const { accountId } = await this.access.owned(session, request);
    const isMailed = this.mail.isConfigured;
    const actor = { userId: session.user.id, accountId, requestId: requestContextOf(request).requestId };
    const { invitation, link } = await this.audit.record(
      'invitation.created',
      actor,
      async () => {
        const made = await this.invitations.create({
          accountId,
          email,
          role,
          isMailed,
          invitedBy: session.user.id,
        });
        const madeLink = invitationLink(consoleAddress(this.config.baseUrl), made.token);
        if (isMailed) await this.mailOrRevoke(made.invitation, accountId, madeLink);
        return { invitation: made.invitation, link: madeLink };
      },
      (made) => ({ targetType: 'invitation', targetId: made.invitation.id, details: { email, role } }),
    );
    return { ...toInvitationEntry(invitation), link: isMailed ? null : link };
  }

  @Delete(':id')
  @ConsoleAnswer('consoleRevokeInvitation', 'Revoke an invitation', InvitationRevokedResult)
  async revoke(
    @CurrentSession() session: ConsoleSession,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<InvitationRevokedResult> {
    const { accountId } = await this.access.owned(session, request);
    const actor = { userId: session.user.id, accountId, requestId: requestContextOf(request).requestId };
    await this.audit.record(
      'invitation.revoked',
      actor,
      () => this.invitations.revoke(id, accountId),
      () => ({ targetType: 'invitation', targetId: id, details: {} }),
    );
    return { id, revoked: true };
  }

  /** If its e-mail is rejected, the link of the invitation reaches no one. @throws SignInUnavailableError */
  private async mailOrRevoke(
    { id, email }: Pick<InvitationEntity, 'id' | 'email'>,
    accountId: string,
    link: string,
  ): Promise<void> {
    const account = await this.accounts.find(accountId);
    try {
      await this.mail.sendInvitation(email, { link, accountName: account?.name ?? '' });
    } catch (error) {
      await this.invitations.revoke(id, accountId);
      throw error;
    }
  }
}

const toInvitationEntry = ({
  id,
  email,
  role,
  expiresAt,
}: Pick<InvitationEntity, 'id' | 'email' | 'role' | 'expiresAt'>): InvitationResult => ({
  id,
  email,
  role,
  expires_at: expiresAt.toISOString(),
});
