import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@capstan/platform-core';
import { isUuid } from '@capstan/platform-http';
import { MoreThan, Not, Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';

/** The sessions of a user. One that is deleted ends with the next request on every process: nothing caches it. */
@Injectable()
export class UserSessions {
  constructor(@InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>) {}

  /** Newest first. */
  async list(userId: string): Promise<SessionEntity[]> {
    return this.rows.find({
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /** @returns how many ended. @throws NotFoundError */
  async end(userId: string, id: string): Promise<number> {
    const ended = isUuid(id) ? ((await this.rows.delete({ userId, id })).affected ?? 0) : 0;
    if (ended === 0) throw new NotFoundError('The session', 'List your sessions: GET /console/api/sessions.');
    return ended;
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
