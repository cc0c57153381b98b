import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '@capstan/platform-jobs';
import { MESSAGES_QUEUE } from './messages.queue.js';
import { MessageRunner } from './message-runner.js';

/** Sends the messages in the BullMQ queue. */
@Processor(MESSAGES_QUEUE, WORKER_OPTIONS)
export class MessagesProcessor extends JobProcessor {
  constructor(protected override readonly runner: MessageRunner) {
    super();
  }
}
