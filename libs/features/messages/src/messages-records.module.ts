import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { SeenCallbackEntity } from './callbacks/seen-callback.entity.js';
import { InboxEntryEntity } from './inbox/inbox-entry.entity.js';
import { WebhookNotice } from './inbox/webhook-notice.js';
import { MESSAGE_EVENTS } from './rows/domain-events.js';
import { HeldMessages } from './rows/held-messages.js';
import { MessageAttemptEntity } from './rows/message-attempt.entity.js';
import { MessageAttempts } from './rows/message-attempts.js';
import { MessageEventEntity } from './rows/message-event.entity.js';
import { MessageEvents } from './rows/message-events.js';
import { MessageEntity } from './rows/message.entity.js';
import { MessageNotifier } from './rows/message-notifier.js';
import { MessageStore } from './rows/message-store.js';
import { MessageSettings } from './settings/message-settings.js';
import { MessageSettingsEntity } from './settings/message-settings.entity.js';

const ENTITIES = TypeOrmModule.forFeature([
  MessageEntity,
  MessageAttemptEntity,
  MessageEventEntity,
  InboxEntryEntity,
  MessageSettingsEntity,
  SeenCallbackEntity,
]);
const EVENTS = DomainEventsModule.forFeature(MESSAGE_EVENTS);
const RECORDS = [
  MessageStore,
  MessageEvents,
  MessageNotifier,
  HeldMessages,
  MessageAttempts,
  MessageSettings,
];
/** Events are written only for handlers that the process knows, so that the API needs them too. */
const HANDLERS = [WebhookNotice];

/** The tables of messages, for the API and the worker. */
@Module({
  imports: [EVENTS, ENTITIES],
  providers: [...RECORDS, ...HANDLERS],
  exports: [EVENTS, ENTITIES, ...RECORDS],
})
export class MessagesRecordsModule {}
