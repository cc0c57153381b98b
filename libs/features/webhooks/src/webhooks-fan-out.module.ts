import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { webhookDisabled } from './events/webhook-events.js';
import { WebhookFanOut } from './fan-out/webhook-fan-out.js';
import { WEBHOOK_ENTITIES } from './tables/webhook-entities.js';

const EVENTS = DomainEventsModule.forFeature([webhookDisabled]);
const TABLES = TypeOrmModule.forFeature(WEBHOOK_ENTITIES);

/** The tables and the event handler of webhooks, for every process that writes events. Needs BroadcastModule. */
@Module({
  imports: [EVENTS, TABLES],
  providers: [WebhookFanOut],
  exports: [EVENTS, TABLES],
})
export class WebhooksFanOutModule {}
