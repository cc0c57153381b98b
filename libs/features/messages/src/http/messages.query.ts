import { ChoiceField, MESSAGE_CHANNELS, type MessageChannel } from '@capstan/kit';
import { PageQuery } from '@capstan/platform-http';
import { MESSAGE_STATUSES, type MessageStatus } from '../rows/message.js';

/** Query of GET /v1/messages. */
export class MessagesQuery extends PageQuery {
  @ChoiceField({ description: 'Only messages with this status', choices: MESSAGE_STATUSES, optional: true })
  status?: MessageStatus;

  @ChoiceField({ description: 'Only messages of this channel', choices: MESSAGE_CHANNELS, optional: true })
  channel?: MessageChannel;
}
