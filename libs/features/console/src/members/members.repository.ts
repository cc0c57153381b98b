import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inOrder, withoutUndefined } from '@capstan/platform-core';
import { isUuid, type Page, pageOf, type PageRequest } from '@capstan/platform-http';
import { type EntityManager, Repository } from 'typeorm';
import { MemberEntity } from './member.entity.js';
import type { Role } from './role.js';

/** A page of members: `after` is the id of a user. */
interface MemberPageRequest extends PageRequest {
  role?: Role | undefined;
}

/** The table `console_members`. */
@Injectable()
export class MembersRepository {
  constructor(@InjectRepository(MemberEntity) private readonly rows: Repository<MemberEntity>) {}

  /** The user's membership of an account; without an account the oldest one. */
  async chosen(userId: string, accountId: string | undefined): Promise<MemberEntity | null> {
    if (accountId === undefined) {
      return this.rows.findOne({ where: { userId }, order: { createdAt: 'ASC', accountId: 'ASC' } });
    }
    return isUuid(accountId) ? this.rows.findOneBy({ userId, accountId }) : null;
  }

  /** Oldest first. */
  async ofUser(userId: string): Promise<MemberEntity[]> {
    return this.rows.find({ where: { userId }, order: { createdAt: 'ASC', accountId: 'ASC' } });
  }

  /** Oldest first, strictly after the user with the id `after`. */
  async ofAccount(
    accountId: string,
    { limit, after, role }: MemberPageRequest,
  ): Promise<Page<MemberEntity & { id: string }>> {
    const query = this.rows.createQueryBuilder('m').where(withoutUndefined({ accountId, role }));
    const cursor = after === undefined ? undefined : { accountId, userId: after };
    const found = await inOrder(query, ['createdAt', 'userId'], 'ASC', cursor)
      .limit(limit + 1)
      .getMany();
    return pageOf(
      found.map((member) => ({ ...member, id: member.userId })),
      limit,
    );
  }

  /** A user who is in the account already keeps their role. */
  async add(
    member: { userId: string; accountId: string; role: Role },
    manager = this.rows.manager,
  ): Promise<void> {
    await manager.createQueryBuilder().insert().into(MemberEntity).values(member).orIgnore().execute();
  }

  /**
   * Runs a change of a member while no other change of this member or of an owner of the account is made. The other
   * members do not affect any rule, and may be many. The change gets the locked members.
   */
  async whileLocked<T>(
    accountId: string,
    userId: string,
    change: (locked: MemberEntity[], manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.rows.manager.transaction(async (manager) => {
      const locked = await manager.find(MemberEntity, {
        where: [{ accountId, role: 'owner' }, ...(isUuid(userId) ? [{ accountId, userId }] : [])],
        // In one order, so that two changes never wait for each other.
        order: { userId: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      return change(locked, manager);
    });
  }
}
