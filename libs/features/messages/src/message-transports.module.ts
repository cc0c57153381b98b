import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AccountsModule } from '@capstan/auth';
import type { MessageTransport } from '@capstan/kit';
import { ArtifactStoreModule } from '@capstan/platform-artifacts';
import { OutboundModule } from '@capstan/platform-outbound';
import { DEFAULT_REPEAT_DELAYS, REPEAT_DELAYS } from './delivery/repeat-delays.js';
import { Delivery } from './delivery/delivery.js';
import { MessagesRecordsModule } from './messages-records.module.js';
import { InboxTransport } from './transports/inbox.transport.js';
import { StoredAttachments } from './transports/stored-attachments.js';
import { TRANSPORTS, TransportRegistry } from './transports/transport-registry.js';
import { WebhookTransport } from './transports/webhook.transport.js';

/** The transports of a process, and sending by them. */
@Module({})
export class MessageTransportsModule {
  /** @param transports in addition to those that need no vendor. */
  static forRoot(transports: readonly Type<MessageTransport>[]): DynamicModule {
    const all = [InboxTransport, WebhookTransport, ...transports];
    return {
      module: MessageTransportsModule,
      imports: [MessagesRecordsModule, AccountsModule, ArtifactStoreModule, OutboundModule],
      providers: [
        ...all,
        { provide: TRANSPORTS, useValue: all },
        { provide: REPEAT_DELAYS, useValue: DEFAULT_REPEAT_DELAYS },
        TransportRegistry,
        StoredAttachments,
        Delivery,
      ],
      exports: [MessagesRecordsModule, TransportRegistry, StoredAttachments, Delivery],
    };
  }
}
