import { Delete, Get, Param, Query, Req } from '@nestjs/common';
import { PageQuery, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { ConsoleAudit } from '../audit/console-audit.js';
import type { ConsoleSession } from '../sessions/console-session.js';
import { CurrentSession } from '../sessions/current-session.decorator.js';
import { UserSessions } from '../sessions/user-sessions.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { ConsoleController } from './console-controller.decorator.js';
import { SessionEntriesResult, SessionsEndedResult } from './session.results.js';
import { toSessionEntry } from './session.mapper.js';

/** The sessions of the user. */
@ConsoleController('api/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: UserSessions,
    private readonly audit: ConsoleAudit,
  ) {}

  @Get()
  @ConsoleAnswer('consoleListSessions', 'Sessions of the user', SessionEntriesResult)
  async list(
    @CurrentSession() session: ConsoleSession,
    @Query() query: PageQuery,
  ): Promise<SessionEntriesResult> {
    const { items, nextAfter } = await this.sessions.list(session.user.id, query);
    return { sessions: items.map((other) => toSessionEntry(other, session.id)), next_after: nextAfter };
  }

  @Delete(':id')
  @ConsoleAnswer('consoleEndSession', 'End a session', SessionsEndedResult)
  async end(
    @CurrentSession() { user }: ConsoleSession,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<SessionsEndedResult> {
    return this.ended(user.id, request, () => this.sessions.end(user.id, id));
  }

  /** Signs out everywhere, here too. */
  @Delete()
  @ConsoleAnswer('consoleEndSessions', 'Sign out everywhere', SessionsEndedResult)
  async endAll(
    @CurrentSession() { user }: ConsoleSession,
    @Req() request: FastifyRequest,
  ): Promise<SessionsEndedResult> {
    return this.ended(user.id, request, () => this.sessions.endAll(user.id));
  }

  private async ended(
    userId: string,
    request: FastifyRequest,
    end: () => Promise<number>,
  ): Promise<SessionsEndedResult> {
    const { requestId } = requestContextOf(request);
    const ended = await this.audit.record('sessions.revoked', { userId, requestId }, end, (count) => ({
      targetType: 'user',
      targetId: userId,
      details: { ended: count },
    }));
    return { ended };
  }
}
