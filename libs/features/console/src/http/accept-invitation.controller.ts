import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvitationAcceptance } from '../sign-in/invitation-acceptance.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { OpenConsoleController } from './console-controller.decorator.js';
import { InvitationAcceptedResult } from './invitations.results.js';
import { AcceptInvitationBody } from './members.bodies.js';

/** Accepts an invitation: with a session for its user, without one for a person who has no user yet. */
@OpenConsoleController('auth/invitation')
export class AcceptInvitationController {
  constructor(private readonly acceptance: InvitationAcceptance) {}

  @Post()
  @HttpCode(200)
  @ConsoleAnswer('consoleAcceptInvitation', 'Accept an invitation', InvitationAcceptedResult)
  async accept(
    @Body() { token, name }: AcceptInvitationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvitationAcceptedResult> {
    const { accountId, role } = await this.acceptance.accept({ request, reply }, { token, name });
    return { account_id: accountId, role };
  }
}
