import { Injectable } from '@nestjs/common';
import { type DomainEvent, EventTypes, OnDomainEvent } from '@capstan/platform-events';
import { Broadcast } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { insertEventDeliveries } from '../deliveries/new-deliveries.sql.js';
import { DELIVERIES_CHANNEL } from '../deliveries/deliveries-channel.js';
import { payloadOf } from '../events/payload.js';
import { isOffered, subscriptionsTo } from '../events/subscriptions.js';

/** Writes a delivery of each event for each webhook that subscribes to it. */
@Injectable()
export class WebhookFanOut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: EventTypes,
    private readonly broadcast: Broadcast,
  ) {}

  @OnDomainEvent(isOffered, { handler: 'webhooks.fan-out' })
  async deliver(event: DomainEvent): Promise<void> {
    // A type that this worker does not know is from a newer process, or from a removed plugin.
    const audience = this.types.get(event.type)?.audience ?? 'account';
    const count = await insertEventDeliveries(this.dataSource, event, {
      ofAnyAccount: audience === 'operators',
      subscriptions: subscriptionsTo({ name: event.type, audience }),
      payload: payloadOf(event),
    });
    // A lost message costs one poll interval.
    if (count > 0) await this.broadcast.publish(DELIVERIES_CHANNEL, {}).catch(() => undefined);
  }
}
