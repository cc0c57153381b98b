import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '@capstan/auth';
import { DomainEventsModule } from '@capstan/platform-events';
import { webhookDisabled } from './events/webhook-events.js';
import { OperatorRights } from './endpoints/operator-rights.js';
import { WebhookFanOut } from './fan-out/webhook-fan-out.js';
import { OpenDeliveries } from './sending/open-deliveries.js';
import { WEBHOOK_ENTITIES } from './tables/webhook-entities.js';

const EVENTS = DomainEventsModule.forFeature([webhookDisabled]);
const TABLES = TypeOrmModule.forFeature(WEBHOOK_ENTITIES);

/** The tables and the event handlers of webhooks, for every process that writes events. Needs BroadcastModule. */
@Module({
  imports: [EVENTS, TABLES, AccountsModule],
  providers: [WebhookFanOut, OperatorRights, OpenDeliveries],
  exports: [EVENTS, TABLES],
})
export class WebhooksFanOutModule {}
