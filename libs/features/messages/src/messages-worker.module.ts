import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { MessageTransport } from '@capstan/kit';
import { jobDispatcher } from '@capstan/platform-jobs';
import { ReportWriter } from './reports/report-writer.js';
import { AcceptedMessages } from './delivery/accepted-messages.js';
import { MessageEndings } from './delivery/message-endings.js';
import { MessageRunner } from './engine/message-runner.js';
import { MessagesProcessor } from './engine/messages.processor.js';
import { MESSAGES_QUEUE } from './engine/messages.queue.js';
import { Retention } from './engine/retention.js';
import { MessageTransportsModule } from './message-transports.module.js';
import { MessageNotifier } from './rows/message-notifier.js';
import { MessageStore } from './rows/message-store.js';

/** Sending messages, in the worker. */
@Module({})
export class MessagesWorkerModule {
  /**
   * @param transports in addition to those that need no vendor.
   * @param calls ends the calls that asked for messages.
   */
  static forRoot(
    transports: readonly Type<MessageTransport>[],
    calls: NonNullable<DynamicModule['imports']>[number],
  ): DynamicModule {
    return {
      module: MessagesWorkerModule,
      imports: [
        calls,
        MessageTransportsModule.forRoot(transports),
        BullModule.registerQueue({ name: MESSAGES_QUEUE }),
      ],
      providers: [
        MessagesProcessor,
        jobDispatcher({
          queue: MESSAGES_QUEUE,
          runner: MessageRunner,
          notifier: MessageNotifier,
          store: MessageStore,
          expiring: [Retention],
        }),
        MessageRunner,
        MessageEndings,
        AcceptedMessages,
        ReportWriter,
        Retention,
      ],
    };
  }
}
