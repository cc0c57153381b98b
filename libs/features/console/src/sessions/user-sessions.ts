import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError, newestFirst } from '@capstan/platform-core';
import { isUuid, type Page, pageOf, type PageRequest } from '@capstan/platform-http';
import { type EntityManager, MoreThan, Not, Repository } from 'typeorm';
import { NotSignedInError } from './not-signed-in.error.js';
import { SessionEntity } from './session.entity.js';

/** The sessions of a user. One that is deleted ends with the next request on every process: nothing caches it. */
@Injectable()
export class UserSessions {
  constructor(@InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>) {}

  /**
   * Runs work in a transaction during which the session cannot end: a concurrent sign-out waits and sees its changes.
   * @throws NotSignedInError when it has ended.
   */
  async whileOpen<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.rows.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_read' } as const;
      if (!(await manager.findOne(SessionEntity, { where: { id }, lock }))) throw new NotSignedInError();
      return work(manager);
    });
  }

  /** Newest first, strictly after the session with the id `after`. */
  async list(userId: string, { limit, after }: PageRequest): Promise<Page<SessionEntity>> {
    const query = this.rows.createQueryBuilder('s').where({ userId, expiresAt: MoreThan(new Date()) });
    const found = await newestFirst(query, after, { userId })
      .limit(limit + 1)
      .getMany();
    return pageOf(found, limit);
  }

  /** @returns how many ended. @throws NotFoundError */
  async end(userId: string, id: string): Promise<number> {
    const ended = isUuid(id) ? ((await this.rows.delete({ userId, id })).affected ?? 0) : 0;
    if (ended === 0) throw new NotFoundError('The session', 'List your sessions: GET /console/api/sessions.');
    return ended;
  }

  /** Ends a session that another one replaces, if it is still there. */
  async endReplaced(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** @returns how many ended. */
  async endAll(userId: string): Promise<number> {
    return (await this.rows.delete({ userId })).affected ?? 0;
  }

  /** @returns how many ended. */
  async endOthers(userId: string, keptId: string): Promise<number> {
    return (await this.rows.delete({ userId, id: Not(keptId) })).affected ?? 0;
  }
}
