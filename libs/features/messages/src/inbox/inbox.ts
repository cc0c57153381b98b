import { Injectable } from '@nestjs/common';
import { NotFoundError, highestNumberFirst } from '@capstan/platform-core';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { IsNull, Repository } from 'typeorm';
import { InjectRepository } from '@nestjs/typeorm';
import { InboxEntryEntity } from './inbox-entry.entity.js';

/** The inboxes of accounts. */
@Injectable()
export class Inbox {
  constructor(@InjectRepository(InboxEntryEntity) private readonly entries: Repository<InboxEntryEntity>) {}

  /** Newest first. */
  list(accountId: string, onlyUnread: boolean, page: PageRequest): Promise<InboxEntryEntity[]> {
    const where = { accountId, ...(onlyUnread ? { readAt: IsNull() } : {}) };
    const query = this.entries.createQueryBuilder('e').setFindOptions({ where, take: page.limit });
    return highestNumberFirst(query, page.after, { accountId }).getMany();
  }

  /** Marks an entry as read or unread; the time of the first reading stays. @throws NotFoundError */
  async mark(accountId: string, id: string, isRead: boolean): Promise<InboxEntryEntity> {
    const entry = isUuid(id) ? await this.entries.findOneBy({ id, accountId }) : null;
    if (!entry) throw new NotFoundError('The inbox entry', 'GET /v1/inbox lists the entries of your inbox.');
    const readAt = isRead ? (entry.readAt ?? new Date()) : null;
    await this.entries.update({ id }, { readAt });
    return { ...entry, readAt };
  }
}
