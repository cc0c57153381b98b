import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AuditModule } from '@capstan/admin';
import { AuthModule } from '@capstan/auth';
import type { MessageTransport } from '@capstan/kit';
import { OutboundModule } from '@capstan/platform-outbound';
import { MessageAdmission } from './admission/message-admission.js';
import { TransportsOfMessage } from './admission/transports-of-message.js';
import { CallbacksController } from './callbacks/callbacks.controller.js';
import { DeliveryReports } from './callbacks/delivery-reports.js';
import { ReportWriter } from './reports/report-writer.js';
import { SendMessageWork } from './capability/send-message.work.js';
import { AcceptedMessages } from './delivery/accepted-messages.js';
import { MessageEndings } from './delivery/message-endings.js';
import { MessagesController } from './http/messages.controller.js';
import { MessageRecords } from './http/message-records.js';
import { MessagesService } from './http/messages.service.js';
import { InboxController } from './inbox/inbox.controller.js';
import { Inbox } from './inbox/inbox.js';
import { MessageTransportsModule } from './message-transports.module.js';
import { MessageStream } from './rows/message-stream.js';
import { MessageLimitsController } from './settings/message-limits.controller.js';
import { MessageSettingsController } from './settings/message-settings.controller.js';

/** Messages over HTTP: sending, status, inbox, settings, callbacks. */
@Module({})
export class MessagesModule {
  /**
   * @param capabilities of the same process, which pass paid calls on to it.
   * @param transports in addition to those that need no vendor.
   */
  static forRoot(capabilities: DynamicModule, transports: readonly Type<MessageTransport>[]): DynamicModule {
    return {
      module: MessagesModule,
      imports: [
        capabilities,
        AuthModule,
        AuditModule,
        OutboundModule,
        MessageTransportsModule.forRoot(transports),
      ],
      // Routes with a fixed second segment come before `v1/messages/:id`.
      controllers: [
        MessageSettingsController,
        MessageLimitsController,
        CallbacksController,
        MessagesController,
        InboxController,
      ],
      providers: [
        SendMessageWork,
        MessageAdmission,
        TransportsOfMessage,
        MessageEndings,
        MessagesService,
        MessageRecords,
        MessageStream,
        Inbox,
        DeliveryReports,
        ReportWriter,
        AcceptedMessages,
      ],
    };
  }
}
