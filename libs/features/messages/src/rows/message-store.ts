import { Inject, Injectable } from '@nestjs/common';
import { highestNumberFirst } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import { JobStore, pruneJobs } from '@capstan/platform-jobs';
import type { MessageChannel } from '@capstan/kit';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import type { Message, MessageStatus, MessageWithAttempts } from './message.js';
import { MessageAttemptEntity } from './message-attempt.entity.js';
import { MessageEntity } from './message.entity.js';
import { MESSAGE_CLAIMS, type MessageClaim } from './message-claim.js';
import { type NewMessage, insertMessage } from './message-store.sql.js';
import { MESSAGE_TABLES } from './message-tables.js';

/** Which messages a list shows. */
export interface MessageFilter {
  status?: MessageStatus;
  channel?: MessageChannel;
}

/** The rows of messages. */
@Injectable()
export class MessageStore extends JobStore<MessageClaim> {
  constructor(
    dataSource: DataSource,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
  ) {
    super(dataSource, MESSAGE_CLAIMS, config.perAccount, {
      queue: 'message',
      capability: "'send_message'",
      dueAt: 'greatest(o.created_at, o.scheduled_at, o.retry_at)',
    });
  }

  insert(manager: EntityManager, message: NewMessage): Promise<void> {
    return insertMessage(manager, message);
  }

  /** @param where the id, and the account unless any may ask. */
  async find(where: { id: string; accountId?: string }): Promise<MessageWithAttempts | undefined> {
    const message = await this.dataSource.getRepository(MessageEntity).findOneBy(where);
    if (!message) return undefined;
    const attempts = await this.dataSource
      .getRepository(MessageAttemptEntity)
      .find({ where: { messageId: where.id }, order: { number: 'ASC' } });
    return { ...message, attempts };
  }

  /** Newest first. */
  list(accountId: string, filter: MessageFilter, page: PageRequest): Promise<Message[]> {
    const where: FindOptionsWhere<MessageEntity> = { accountId, ...filter };
    const query = this.dataSource
      .getRepository(MessageEntity)
      .createQueryBuilder('m')
      .setFindOptions({ where, take: page.limit });
    return highestNumberFirst(query, page.after, { accountId }).getMany();
  }

  /** Whether its sending has not ended. */
  isOpen(id: string): Promise<boolean> {
    return this.dataSource.getRepository(MessageEntity).existsBy({ id, finishedAt: IsNull() });
  }

  /** Claims a message that no provider may have, so that it can be cancelled. @returns undefined if one may have it. */
  claimForCancellation(id: string): Promise<MessageClaim | undefined> {
    return this.claimForEnding(id, "j.status IN ('queued', 'scheduled')");
  }

  prune(): Promise<void> {
    return pruneJobs(this.dataSource, MESSAGE_TABLES, this.config.keepDays);
  }
}
