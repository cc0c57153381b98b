import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { withoutUndefined } from '@capstan/platform-core';
import { In, type QueryDeepPartialEntity, Repository } from 'typeorm';
import type { AdminAct, AuditEnding, AuditEntry, AuditFilter } from './audit-entry.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { withoutSecrets } from './without-secrets.js';

/** The append-only table `admin_audit`. */
@Injectable()
export class AuditLog {
  constructor(@InjectRepository(AuditEntryEntity) private readonly rows: Repository<AuditEntryEntity>) {}

  /** Records an action before it is executed. @returns the id of the entry. */
  async begin({
    actorAccountId,
    actorKeyId,
    action,
    targetType,
    targetId,
    requestId,
  }: AdminAct): Promise<number> {
    const { identifiers } = await this.rows.insert({
      actorAccountId,
      actorKeyId,
      action,
      state: 'attempted',
      targetType,
      targetId,
      details: {},
      requestId,
    });
    return (identifiers[0] as Pick<AuditEntryEntity, 'id'>).id;
  }

  /** Records the outcome of an action, once. */
  async complete(id: number, { state, subject, error }: AuditEnding): Promise<void> {
    const details = subject?.details ?? (error === undefined ? {} : { error });
    const changes: Partial<AuditEntryEntity> = {
      state,
      details: withoutSecrets(details),
      ...(subject && { targetType: subject.targetType, targetId: subject.targetId }),
    };
    await this.rows.update({ id }, changes as QueryDeepPartialEntity<AuditEntryEntity>);
  }

  /** Newest first. */
  async list(filter: AuditFilter): Promise<AuditEntry[]> {
    const { from, to, after, limit, state, ...equal } = filter;
    const query = this.rows
      .createQueryBuilder('e')
      .where({ ...withoutUndefined(equal), state: state ?? In(['done', 'attempted']) })
      .orderBy('e.id', 'DESC')
      .limit(limit);
    if (from !== undefined) query.andWhere('e.at >= :from', { from });
    if (to !== undefined) query.andWhere('e.at < :to', { to });
    if (after !== undefined) query.andWhere('e.id < :after', { after });
    return query.getMany();
  }
}
