import { Injectable } from '@nestjs/common';
import { EventLog } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { MessageEventKind } from './message.js';
import { MESSAGE_TABLES } from './message-tables.js';

/** The events of messages as stored. */
@Injectable()
export class MessageEvents extends EventLog<MessageEventKind> {
  constructor(dataSource: DataSource) {
    super(dataSource, MESSAGE_TABLES);
  }
}
