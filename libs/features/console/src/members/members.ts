import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { MemberEntity } from './member.entity.js';
import { LastOwnerError } from './last-owner.error.js';
import { MembersRepository } from './members.repository.js';
import type { Role } from './role.js';

/** Changes who is in an account. */
@Injectable()
export class Members {
  constructor(private readonly members: MembersRepository) {}

  /** @throws NotFoundError, LastOwnerError */
  async changeRole(accountId: string, userId: string, role: Role): Promise<{ before: Role }> {
    return this.members.whileLocked(accountId, userId, async (members, manager) => {
      const { role: before } = memberOf(members, userId);
      if (role !== 'owner') keepAnOwner(members, userId);
      await manager.update(MemberEntity, { accountId, userId }, { role });
      return { before };
    });
  }

  /** @throws NotFoundError, LastOwnerError */
  async remove(accountId: string, userId: string): Promise<{ before: Role }> {
    return this.members.whileLocked(accountId, userId, async (members, manager) => {
      const { role: before } = memberOf(members, userId);
      keepAnOwner(members, userId);
      await manager.delete(MemberEntity, { accountId, userId });
      return { before };
    });
  }
}

function memberOf(members: readonly MemberEntity[], userId: string): MemberEntity {
  const member = members.find((other) => other.userId === userId);
  if (!member) throw new NotFoundError('The member', 'List the members: GET /console/api/members.');
  return member;
}

/** @throws LastOwnerError when no owner but this user is left. */
function keepAnOwner(members: readonly MemberEntity[], userId: string): void {
  const others = members.filter((other) => other.userId !== userId && other.role === 'owner');
  if (others.length === 0) throw new LastOwnerError();
}
