import { defineEvent } from '@capstan/platform-events';

/** Data of the events of messages. Neither content nor recipient: handlers may send it to other services. */
export interface MessageChanged {
  message_id: string;
  channel: string;
  /** Transport that accepted the message; null if none did. */
  provider: string | null;
  /** Why, where something went wrong. */
  detail: string | null;
}

const example: MessageChanged = {
  message_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  channel: 'email',
  provider: 'resend',
  detail: null,
};

export const messageSent = defineEvent<MessageChanged>('message.sent', {
  description: 'A provider accepted a message.',
  example,
});

export const messageDelivered = defineEvent<MessageChanged>('message.delivered', {
  description: 'A message reached its recipient.',
  example,
});

export const messageBounced = defineEvent<MessageChanged>('message.bounced', {
  description: 'A provider reports that a message it accepted did not reach its recipient.',
  example: { ...example, detail: '550 5.1.1 The email account does not exist' },
});

export const messageFailed = defineEvent<MessageChanged>('message.failed', {
  description: 'No provider accepted a message; it costs nothing.',
  example: { ...example, provider: null, detail: 'resend: the provider limits the rate' },
});

export const messageOutcomeUnknown = defineEvent<MessageChanged>('message.outcome_unknown', {
  description: 'A provider may have accepted a message. It is not sent again, and costs nothing.',
  example: { ...example, detail: 'there was no complete answer within 30000 ms' },
});

export const MESSAGE_EVENTS = [
  messageSent,
  messageDelivered,
  messageBounced,
  messageFailed,
  messageOutcomeUnknown,
];
