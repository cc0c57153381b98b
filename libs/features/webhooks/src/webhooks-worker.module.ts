import { Module } from '@nestjs/common';
import { OutboundModule } from '@capstan/platform-outbound';
import { DeliveryPruning } from './deliveries/delivery-pruning.js';
import { WebhookDispatcher } from './sending/webhook-dispatcher.js';
import { WebhookQueue } from './sending/webhook-queue.js';
import { WebhookSender } from './sending/webhook-sender.js';
import { WebhooksFanOutModule } from './webhooks-fan-out.module.js';

/** Sends webhooks, in the worker. */
@Module({
  imports: [WebhooksFanOutModule, OutboundModule],
  providers: [WebhookQueue, WebhookSender, WebhookDispatcher, DeliveryPruning],
})
export class WebhooksWorkerModule {}
