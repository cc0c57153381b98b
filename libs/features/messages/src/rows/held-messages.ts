import { Injectable } from '@nestjs/common';
import { HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { MessageEventKind } from './message.js';
import { MessageEvents } from './message-events.js';
import { MessageNotifier } from './message-notifier.js';
import { MESSAGE_TABLES } from './message-tables.js';

/** What a worker writes about a message it holds. */
@Injectable()
export class HeldMessages extends HeldJobs<MessageEventKind> {
  constructor(dataSource: DataSource, events: MessageEvents, notifier: MessageNotifier) {
    super(dataSource, MESSAGE_TABLES, events, notifier);
  }
}
