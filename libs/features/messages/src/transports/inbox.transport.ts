import { DefineTransport, type MessageTransport, type OutgoingMessage, type SentMessage } from '@capstan/kit';
import { DataSource } from 'typeorm';
import { InboxEntryEntity } from '../inbox/inbox-entry.entity.js';

/** The inbox of the account itself: an entry has the id of its message, so that a repeat adds nothing. */
@DefineTransport({
  name: 'inbox',
  title: 'Inbox',
  channel: 'inbox',
  recognizesRepeatsForSeconds: Infinity,
})
export class InboxTransport implements MessageTransport {
  constructor(private readonly dataSource: DataSource) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ channel }: OutgoingMessage): boolean {
    return channel === 'inbox';
  }

  async call({ id, accountId, subject, text, html }: OutgoingMessage): Promise<SentMessage> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(InboxEntryEntity)
      .values({ id, accountId, subject, text, html })
      .orIgnore()
      .execute();
    return { providerMessageId: id, status: 'delivered' };
  }
}
