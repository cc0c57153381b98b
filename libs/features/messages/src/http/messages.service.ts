import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { MessageEndings } from '../delivery/message-endings.js';
import { MessageNotCancellableError } from '../errors/message-not-cancellable.error.js';
import { type MessageFilter, MessageStore } from '../rows/message-store.js';
import type { Message, MessageWithAttempts } from '../rows/message.js';

/** Operations of an account on its messages. Messages of other accounts are reported as unknown. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly store: MessageStore,
    private readonly endings: MessageEndings,
  ) {}

  /** @throws NotFoundError */
  async get(accountId: string, id: string): Promise<MessageWithAttempts> {
    const message = isUuid(id) ? await this.store.find({ id, accountId }) : undefined;
    if (!message) throw new NotFoundError('The message', 'GET /v1/messages lists your messages.');
    return message;
  }

  list(accountId: string, filter: MessageFilter, page: PageRequest): Promise<Message[]> {
    return this.store.list(accountId, filter, page);
  }

  /** Cancels a message that no worker has claimed yet; idempotent. @throws NotFoundError, MessageNotCancellableError */
  async cancel(accountId: string, id: string): Promise<MessageWithAttempts> {
    const message = await this.get(accountId, id);
    if (message.status === 'cancelled') return message;
    const claim = await this.store.claimForCancellation(id);
    if (!claim) throw new MessageNotCancellableError((await this.get(accountId, id)).status);
    await this.endings.cancel(claim);
    return this.get(accountId, id);
  }
}
