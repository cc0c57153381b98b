/**
 * Messages: sent at most once, durable, with a status (docs/messages.md). Main types: {@link MessagesModule} for the API,
 * {@link MessagesWorkerModule} for the worker, {@link messageCapabilities} for the registry.
 */
export { messageCapabilities } from './capability/send-message.capability.js';
export { DEFAULT_REPEAT_DELAYS, REPEAT_DELAYS, type RepeatDelays } from './delivery/repeat-delays.js';
export { WebhookNotice } from './inbox/webhook-notice.js';
export { MessagesModule } from './messages.module.js';
export { type MessagesConfig, messagesConfig } from './messages.config.js';
export { MessagesRecordsModule } from './messages-records.module.js';
export { MessagesWorkerModule } from './messages-worker.module.js';
export {
  messageBounced,
  messageDelivered,
  messageFailed,
  messageOutcomeUnknown,
  messageSent,
} from './rows/domain-events.js';
export { openMessages } from './rows/open-messages.sql.js';
export { MessageSettings } from './settings/message-settings.js';
