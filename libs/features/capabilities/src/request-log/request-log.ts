import { Injectable } from '@nestjs/common';
import { isUuid } from '@capstan/platform-http';
import { withoutUndefined } from '@capstan/platform-core';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { LoggedRequest, RequestFilter } from './logged-request.js';
import { LoggedRequestEntity } from './logged-request.entity.js';
import { type KeyUsage, type UsageLine, type UsageScope, readUsage } from './request-log.sql.js';

/** PostgreSQL rejects NUL characters; an id never contains one. */
const isStorable = (text: string): boolean => !text.includes('\0');

/** Reads the log of capability calls. */
@Injectable()
export class RequestLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(filter: RequestFilter): Promise<LoggedRequest[]> {
    const { provider, from, to, after, limit, ...equal } = filter;
    const query = this.newestFirst().where(withoutUndefined(equal)).limit(limit);
    if (provider !== undefined) {
      query.andWhere(`r.attempts @> jsonb_build_array(jsonb_build_object('provider', :provider::text))`, {
        provider,
      });
    }
    if (from !== undefined) query.andWhere('r.started_at >= :from', { from });
    if (to !== undefined) query.andWhere('r.started_at < :to', { to });
    if (after !== undefined) {
      query.andWhere('(r.started_at, r.id) < (SELECT started_at, id FROM requests WHERE id = :after)', {
        after,
      });
    }
    return query.getMany();
  }

  /**
   * Returns a call by its own id or its request id; the latest one if that was used twice.
   * @param where only calls of this account.
   */
  async find(id: string, where: { accountId?: string } = {}): Promise<LoggedRequest | undefined> {
    if (!isStorable(id)) return undefined;
    const own = isUuid(id)
      ? await this.newestFirst()
          .where({ ...where, id })
          .getOne()
      : null;
    return (
      own ??
      (await this.newestFirst()
        .where({ ...where, requestId: id })
        .limit(1)
        .getOne()) ??
      undefined
    );
  }

  /** Usage by UTC day and capability, newest day first, and by key, the most expensive first. */
  async usage(scope: UsageScope): Promise<{ lines: UsageLine[]; byKey: KeyUsage[] }> {
    return readUsage(this.dataSource, scope);
  }

  private newestFirst(): SelectQueryBuilder<LoggedRequestEntity> {
    return this.dataSource
      .getRepository(LoggedRequestEntity)
      .createQueryBuilder('r')
      .orderBy('r.startedAt', 'DESC')
      .addOrderBy('r.id', 'DESC');
  }
}
