import { Inject, Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import type { ClaimableJob } from '@capstan/platform-jobs';
import type { MessageChannel } from '@capstan/kit';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import type { Message, MessageStatus, MessageWithAttempts } from './message.js';
import { MessageAttemptEntity } from './message-attempt.entity.js';
import { MessageEntity } from './message.entity.js';
import {
  type MessageClaim,
  type NewMessage,
  claimMessage,
  claimableMessages,
  deleteOldMessages,
  insertMessage,
} from './message-store.sql.js';

const CLAIM_LOCK = lockIdOf('messages.claim');
const PRUNE_ROWS = 500;

/** Which messages a list shows. */
export interface MessageFilter {
  status?: MessageStatus;
  channel?: MessageChannel;
}

/** The rows of messages. */
@Injectable()
export class MessageStore {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
  ) {}

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
      .setFindOptions({ where, order: { number: 'DESC' }, take: page.limit });
    if (page.after !== undefined) {
      query.andWhere(
        'm.number < (SELECT number FROM messages WHERE id = :after AND account_id = :accountId)',
        { after: page.after, accountId },
      );
    }
    return query.getMany();
  }

  /** Messages that a worker could take now, in the order of their turns. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    return claimableMessages(this.dataSource, { perAccount: this.config.perAccount, limit });
  }

  /** Takes a message for this worker; null when another one has it, or it must wait. */
  claim(id: string): Promise<MessageClaim | null> {
    return this.dataSource.transaction(async (manager) => {
      const message = await manager.findOne(MessageEntity, {
        select: { id: true, accountId: true },
        where: { id },
      });
      if (!message) return null;
      // Two claims of one account at once would both see a free place.
      await lockSubjectUntilCommit(manager, CLAIM_LOCK, message.accountId);
      return claimMessage(manager, id, this.config.perAccount);
    });
  }

  /** Deletes messages that ended long ago, a part at a time. */
  async prune(): Promise<void> {
    while ((await deleteOldMessages(this.dataSource, this.config.keepDays, PRUNE_ROWS)) === PRUNE_ROWS);
  }
}
