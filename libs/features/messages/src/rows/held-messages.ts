import { Injectable } from '@nestjs/common';
import { type HeldJob, HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { Postponement } from './postponement.js';
import type { MessageEventKind } from './message.js';
import { MessageEvents } from './message-events.js';
import { MessageNotifier } from './message-notifier.js';
import { postponeMessage } from './message-store.sql.js';
import { MESSAGE_TABLES } from './message-tables.js';

/** Writes of a worker to a message whose lease it holds. */
@Injectable()
export class HeldMessages extends HeldJobs<MessageEventKind> {
  constructor(dataSource: DataSource, events: MessageEvents, notifier: MessageNotifier) {
    super(dataSource, MESSAGE_TABLES, events, notifier);
  }

  /**
   * Releases a message until its next request. One that no provider may have can be cancelled meanwhile, as if no worker had
   * had it. @throws LeaseLostError
   */
  async postpone(claim: HeldJob, { delayMs, isUnsent }: Postponement): Promise<void> {
    await this.write(claim, async (manager) => {
      await postponeMessage(manager, claim.id, { delayMs, status: isUnsent ? 'queued' : 'sending' });
      return [];
    });
    await this.handOver(claim);
  }
}
