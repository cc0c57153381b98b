import { Body, Delete, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { ConsoleAudit } from '../audit/console-audit.js';
import { Members } from '../members/members.js';
import { MembersRepository } from '../members/members.repository.js';
import { AccountAccess } from '../sessions/account-access.js';
import type { ConsoleSession } from '../sessions/console-session.js';
import { CurrentSession } from '../sessions/current-session.decorator.js';
import { UsersRepository } from '../users/users.repository.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { ConsoleController } from './console-controller.decorator.js';
import { MemberRemovedResult, MembersResult, RoleChangedResult } from './members.results.js';
import { ChangeRoleBody } from './members.bodies.js';
import { MembersQuery } from './members.query.js';

/** The members of the account. */
@ConsoleController('api/members')
export class MembersController {
  constructor(
    private readonly access: AccountAccess,
    private readonly members: Members,
    private readonly rows: MembersRepository,
    private readonly users: UsersRepository,
    private readonly audit: ConsoleAudit,
  ) {}

  @Get()
  @ConsoleAnswer('consoleListMembers', 'Members of the account', MembersResult)
  async list(
    @CurrentSession() session: ConsoleSession,
    @Query() query: MembersQuery,
    @Req() request: FastifyRequest,
  ): Promise<MembersResult> {
    const { accountId } = await this.access.chosen(session, request);
    const { items: members, nextAfter } = await this.rows.ofAccount(accountId, query);
    const users = await this.users.findAll(members.map(({ userId }) => userId));
    const byId = new Map(users.map((user) => [user.id, user]));
    return {
      members: members.map(({ userId, role, createdAt }) => ({
        user_id: userId,
        email: byId.get(userId)?.email ?? '',
        name: byId.get(userId)?.name ?? '',
        role,
        joined_at: createdAt.toISOString(),
      })),
      next_after: nextAfter,
    };
  }

  @Patch(':id')
  @ConsoleAnswer('consoleChangeRole', 'Change a role', RoleChangedResult)
  async changeRole(
    @CurrentSession() session: ConsoleSession,
    @Param('id') id: string,
    @Body() { role }: ChangeRoleBody,
    @Req() request: FastifyRequest,
  ): Promise<RoleChangedResult> {
    const { accountId } = await this.access.owned(session, request);
    const actor = { userId: session.user.id, accountId, requestId: requestContextOf(request).requestId };
    await this.audit.record(
      'member.role_changed',
      actor,
      () => this.members.changeRole(accountId, id, role),
      ({ before }) => ({ targetType: 'user', targetId: id, details: { role, before } }),
    );
    return { user_id: id, role };
  }

  @Delete(':id')
  @ConsoleAnswer('consoleRemoveMember', 'Remove a member', MemberRemovedResult)
  async remove(
    @CurrentSession() session: ConsoleSession,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<MemberRemovedResult> {
    const { accountId } = await this.access.owned(session, request);
    const actor = { userId: session.user.id, accountId, requestId: requestContextOf(request).requestId };
    await this.audit.record(
      'member.removed',
      actor,
      () => this.members.remove(accountId, id),
      ({ before }) => ({ targetType: 'user', targetId: id, details: { before } }),
    );
    return { user_id: id, removed: true };
  }
}
