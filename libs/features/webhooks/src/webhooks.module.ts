import { Module } from '@nestjs/common';
import { OutboundModule } from '@capstan/platform-outbound';
import { WebhookDeliveries } from './deliveries/webhook-deliveries.repository.js';
import { WebhookEndpoints } from './endpoints/webhook-endpoints.repository.js';
import { WebhookRecords } from './endpoints/webhook-records.js';
import { WebhooksService } from './endpoints/webhooks.service.js';
import { WebhookDeliveriesController } from './http/deliveries.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { WebhooksFanOutModule } from './webhooks-fan-out.module.js';

/** Webhooks over HTTP: endpoints, their secrets, and the log of deliveries. */
@Module({
  imports: [WebhooksFanOutModule, OutboundModule],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [WebhookEndpoints, WebhookDeliveries, WebhookRecords, WebhooksService],
})
export class WebhooksModule {}
