import { Injectable } from '@nestjs/common';
import { EventStream } from '@capstan/platform-jobs';
import type { MessageEventKind } from './message.js';
import { MessageEvents } from './message-events.js';
import { MessageNotifier } from './message-notifier.js';

/** Events after which sending has ended. */
const SENDING_ENDED: readonly MessageEventKind[] = [
  'message.sent',
  'message.delivered',
  'message.failed',
  'message.outcome_unknown',
  'message.cancelled',
];

/** The events of messages until sending ends, for waiting clients. */
@Injectable()
export class MessageStream extends EventStream<MessageEventKind> {
  constructor(events: MessageEvents, notifier: MessageNotifier) {
    super(events, notifier, SENDING_ENDED);
  }
}
