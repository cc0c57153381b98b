import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUuid } from '@capstan/platform-http';
import { type EntityManager, Repository } from 'typeorm';
import { MemberEntity } from './member.entity.js';
import type { Role } from './role.js';

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

  /** Oldest first. */
  async ofAccount(accountId: string): Promise<MemberEntity[]> {
    return this.rows.find({ where: { accountId }, order: { createdAt: 'ASC', userId: 'ASC' } });
  }

  /** A user who is in the account already keeps their role. */
  async add(
    member: { userId: string; accountId: string; role: Role },
    manager = this.rows.manager,
  ): Promise<void> {
    await manager.createQueryBuilder().insert().into(MemberEntity).values(member).orIgnore().execute();
  }

  /** Runs a change while no other one of the account's members is made. */
  async whileLocked<T>(
    accountId: string,
    change: (members: MemberEntity[], manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.rows.manager.transaction(async (manager) => {
      const members = await manager.find(MemberEntity, {
        where: { accountId },
        order: { userId: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      return change(members, manager);
    });
  }
}
