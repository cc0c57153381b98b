import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { openJobIds } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { MessageEndings } from '../delivery/message-endings.js';
import { MESSAGE_TABLES } from '../rows/message-tables.js';
import { MessageStore } from '../rows/message-store.js';

const MESSAGES = 'SELECT id FROM messages WHERE account_id = $1';

/** The messages of an account, its inbox, and its settings. */
@Injectable()
export class MessageRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'messages',
    tables: [
      { name: 'job_traces', rows: `t.job_id IN (${MESSAGES})` },
      { name: 'message_attempts', rows: `t.message_id IN (${MESSAGES})` },
      { name: 'message_events', rows: `t.message_id IN (${MESSAGES})` },
      { name: 'messages', rows: 't.account_id = $1' },
      { name: 'message_settings', rows: 't.account_id = $1', hidden: ['signing_secret'] },
      { name: 'inbox_entries', rows: 't.account_id = $1' },
    ],
    stopWork: (accountId) => this.cancelWaiting(accountId),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessageStore,
    private readonly endings: MessageEndings,
  ) {}

  /** A message that is being sent ends without intervention. */
  private async cancelWaiting(accountId: string): Promise<void> {
    for (const id of await openJobIds(this.dataSource, MESSAGE_TABLES, accountId)) {
      const claim = await this.messages.claimForCancellation(id);
      if (claim) await this.endings.cancel(claim);
    }
  }
}
