import { Body, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { AuditAction } from '@capstan/admin';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleAudit } from '../audit/console-audit.js';
import type { ConsoleSession } from '../sessions/console-session.js';
import { CurrentSession } from '../sessions/current-session.decorator.js';
import { OwnCredentials } from '../sign-in/own-credentials.js';
import type { PasskeyAnswer } from '../sign-in/sign-in.js';
import type { PasskeyEntity } from '../users/passkey.entity.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { ConsoleController } from './console-controller.decorator.js';
import {
  PasskeyAddedResult,
  PasskeyRemovedResult,
  PasskeyResult,
  PasskeysResult,
  PasswordSetResult,
} from './credentials.results.js';
import { SetPasswordBody } from './credentials.bodies.js';
import { PasskeyAnswerPipe } from './passkey-answer.pipe.js';

/** The credentials of the user. */
@ConsoleController('api')
export class CredentialsController {
  constructor(
    private readonly credentials: OwnCredentials,
    private readonly audit: ConsoleAudit,
  ) {}

  @Put('password')
  @ConsoleAnswer('consoleSetPassword', 'Set the password', PasswordSetResult)
  async setPassword(
    @CurrentSession() session: ConsoleSession,
    @Body() { password }: SetPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<PasswordSetResult> {
    await this.recorded('password.set', session, request, () =>
      this.credentials.setPassword(session, password),
    );
    return { password_set: true };
  }

  @Get('passkeys')
  @ConsoleAnswer('consoleListPasskeys', 'Passkeys of the user', PasskeysResult)
  async listPasskeys(@CurrentSession() session: ConsoleSession): Promise<PasskeysResult> {
    return { passkeys: (await this.credentials.listPasskeys(session)).map(toPasskeyEntry) };
  }

  @Post('passkeys/options')
  @ApiExcludeEndpoint() // The browser's own type.
  @HttpCode(200)
  passkeyOptions(
    @CurrentSession() session: ConsoleSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.credentials.passkeyOptions(session, { request, reply });
  }

  @Post('passkeys')
  @HttpCode(200)
  @ConsoleAnswer('consoleAddPasskey', 'Add a passkey', PasskeyAddedResult)
  async addPasskey(
    @CurrentSession() session: ConsoleSession,
    @Body(PasskeyAnswerPipe) answer: PasskeyAnswer,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyAddedResult> {
    await this.recorded('passkey.added', session, request, () =>
      this.credentials.addPasskey(session, { request }, answer),
    );
    return { added: true };
  }

  @Delete('passkeys/:id')
  @ConsoleAnswer('consoleRemovePasskey', 'Remove a passkey', PasskeyRemovedResult)
  async removePasskey(
    @CurrentSession() session: ConsoleSession,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyRemovedResult> {
    await this.recorded('passkey.removed', session, request, () =>
      this.credentials.removePasskey(session, id),
    );
    return { removed: true };
  }

  private async recorded(
    action: AuditAction,
    { user: { id: userId } }: ConsoleSession,
    request: FastifyRequest,
    act: () => Promise<void>,
  ): Promise<void> {
    const { requestId } = requestContextOf(request);
    await this.audit.record(action, { userId, requestId }, act, () => ({
      targetType: 'user',
      targetId: userId,
      details: {},
    }));
  }
}

const toPasskeyEntry = ({ id, name, deviceType, createdAt }: PasskeyEntity): PasskeyResult => ({
  id,
  name,
  device_type: deviceType,
  created_at: createdAt?.toISOString() ?? null,
});
