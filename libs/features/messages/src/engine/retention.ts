import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { SeenCallbackEntity } from '../callbacks/seen-callback.entity.js';
import { InboxEntryEntity } from '../inbox/inbox-entry.entity.js';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import { MessageStore } from '../rows/message-store.js';

const DAY_MS = 86_400_000;
/** Vendors repeat a callback for three days at most. */
const CALLBACK_DAYS = 7;

/** Deletes expired rows. */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MessageStore,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
  ) {}

  async prune(): Promise<void> {
    await this.store.prune();
    const before = (days: number) => LessThan(new Date(Date.now() - days * DAY_MS));
    await this.dataSource.manager.delete(InboxEntryEntity, { createdAt: before(this.config.keepDays) });
    await this.dataSource.manager.delete(SeenCallbackEntity, { receivedAt: before(CALLBACK_DAYS) });
  }
}
